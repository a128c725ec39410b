const LABEL =
  /^[^\p{L}\p{N}]*(?:job title|position(?: title)?|title|role|post|cargo|vaga|fun[çc][ãa]o|posi[çc][ãa]o|job)\s*[:–-]\s*(?=\S)/iu;
const BANNER =
  /^(?:[^\p{L}\p{N}]|(?:we['’]re |we are |now )?hiring(?!\p{L})|vaga(?: urgente| de emprego| aberta)?(?!\p{L})|urgente?(?!\p{L})|contrata(?:-se|mos)(?!\p{L})|procura-se|estamos contratando|aten[çc][ãa]o|com urg[êe]ncia|notice of vacancy|job opening|oportunidade(?!\p{L}))+/iu;
const SOUGHT =
  /(?<!\p{L})(?:looking for|hiring|seeks?|seeking|wanted:|needs|procura(?:mos|ndo)?|busca(?:mos|ndo)?|contrata(?:mos|ndo)?|precisa(?:mos)? de)\s+(?:an?\s+|uma?(?:\(a\))?\s+|our next\s+)?/iu;
const TITLE_END = /[,.;:!?(]|(?<!\p{L})(?:who|with|to|for|in|at|that|com|que|para|em|no|na)(?!\p{L})/iu;
const TRAILING = /[^\p{L}\p{N})]+$/u;
/** Generic words for a person before a title. */
const PERSON = /^(?:pessoas?|profissiona(?:l|is))\s+(?=\p{Lu})/u;
const ANYBODY = /^(?:pessoas?|algu[ée]m|somebody|someone|people|a? ?person|profissiona(?:l|is))(?!\p{L})/iu;
const MOST_LETTERS = 120;
/** How far down an ad may state its title, after the company's name. */
const MOST_LINES = 10;

/** 'Line cook wanted!! Busy kitchen …' */
const WANTED = /^([^.,:;!?]{3,60}?)\s+(?:wanted|needed)(?!\p{L})/iu;

/** In an ad of one paragraph the title follows 'we are looking for'. */
function soughtTitle(text: string): string {
  const wanted = WANTED.exec(text)?.[1];
  if (wanted !== undefined) return wanted;
  const found = SOUGHT.exec(text);
  if (found === null) return '';
  const rest = text.slice(found.index + found[0].length);
  const title = rest
    .slice(0, TITLE_END.exec(rest)?.index ?? rest.length)
    .trim()
    .replace(PERSON, '');
  return ANYBODY.test(title) ? '' : title.slice(0, MOST_LETTERS);
}

const SLOGAN = /^(?:vem|venha|join|come|fa[çc]a parte|be part)(?!\p{L})/iu;
const NOTICE = /(?<!\p{L})(?:edital|processo seletivo|concurso|notice of)(?!\p{L})/iu;
const POST =
  /(?<!\p{L})(?:cargo|fun[çc][ãa]o|post|position) (?:de|of)\s+((?:\p{L}|\(a\)|[ /-]){3,60}?)(?=[,.;:\n(]|\s(?:conforme|em|no|na|in|at)\s|$)/iu;
const PARAGRAPHS = 4;
const HEAD_LINES = 3;

/** The job title, verbatim from the ad, or ''. */
export function titleOf(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== '');
  const labelled = filled.slice(0, MOST_LINES).find((line) => LABEL.test(line));
  if (labelled !== undefined && labelled.length <= MOST_LETTERS) return labelled.replace(LABEL, '').trim();
  const [first = '', second = ''] = filled;
  if (first.length > MOST_LETTERS)
    return (
      filled
        .slice(0, PARAGRAPHS)
        .map(soughtTitle)
        .find((title) => title !== '') ?? ''
    );
  // Public notices begin with the issuing authority.
  const isNotice = filled.slice(0, HEAD_LINES).some((line) => NOTICE.test(line));
  const post = isNotice ? POST.exec(filled.join('\n'))?.[1]?.trim() : undefined;
  const bare = first.replace(BANNER, '').replace(TRAILING, '');
  const isEmpty = bare === '' || SLOGAN.test(bare);
  return post ?? (isEmpty && second.length <= MOST_LETTERS ? second.replace(TRAILING, '') : bare);
}
