const LABEL =
  /^\s*(?:job title|position(?: title)?|title|role|post|cargo|vaga|fun[çc][ãa]o|posi[çc][ãa]o|job)\s*[:–-]\s*(?=\S)/iu;
const BANNER =
  /^(?:[^\p{L}\p{N}]|(?:we['’]re |we are |now )?hiring(?!\p{L})|vaga(?: urgente| de emprego| aberta)?(?!\p{L})|urgente?(?!\p{L})|contrata(?:-se|mos)(?!\p{L})|procura-se|estamos contratando|notice of vacancy|job opening|oportunidade(?!\p{L}))+/iu;
const SOUGHT =
  /(?<!\p{L})(?:looking for|hiring|seeks?|seeking|wanted:|needs|procura(?:mos|ndo)?|busca(?:mos|ndo)?|contrata(?:mos|ndo)?|precisa(?:mos)? de)\s+(?:an?\s+|uma?(?:\(a\))?\s+|our next\s+)?/iu;
const TITLE_END = /[,.;:!?(]|(?<!\p{L})(?:who|with|to|for|in|at|that|com|que|para|em|no|na)(?!\p{L})/iu;
const TRAILING = /[^\p{L}\p{N})]+$/u;
/** Whoever it is: that is no title. */
const ANYBODY = /^(?:pessoas?|algu[ée]m|somebody|someone|people|a? ?person|profissiona(?:l|is))(?!\p{L})/iu;
const MOST_LETTERS = 120;
/** So far down an ad can name its title after the name of its firm. */
const MOST_LINES = 10;

/** In an ad of one paragraph the title stands after 'we are looking for'. */
function soughtTitle(text: string): string {
  const found = SOUGHT.exec(text);
  if (found === null) return '';
  const rest = text.slice(found.index + found[0].length);
  const title = rest.slice(0, TITLE_END.exec(rest)?.index ?? rest.length).trim();
  return ANYBODY.test(title) ? '' : title.slice(0, MOST_LETTERS);
}

/** The title of the job, letter for letter as the ad has it, or nothing. */
export function titleOf(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== '');
  const labelled = filled.slice(0, MOST_LINES).find((line) => LABEL.test(line));
  if (labelled !== undefined && labelled.length <= MOST_LETTERS) return labelled.replace(LABEL, '').trim();
  const first = filled[0] ?? '';
  return first.length <= MOST_LETTERS ? first.replace(BANNER, '').replace(TRAILING, '') : soughtTitle(first);
}
