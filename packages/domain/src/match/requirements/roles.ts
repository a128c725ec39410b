const MARK = String.raw`(?:a|o|as|os|es|s|ra|ora|eira)\)`;
/** 'consultor(a)' */
const GENDER = String.raw`\(${MARK}`;
const CUE = String.raw`(?:as|como|cargos? d[eoa]|fun[çc][ãa]o d[eoa]|posto d[eoa]|(?:job )?titles? of|(?:t(?:er|enha) )?sido(?!\s\p{L}+d[oa]s?\scomo)|(?:having|have) been)`;
/** Words after which a line no longer names the position. */
const AFTER = String.raw`(?:with|in|at|for|on|before|after|within|under|who|that|com|em|no|na|nos|nas|para|antes|ap[óo]s|que|por)`;
/** A comma within a list: an 'or' follows soon. */
const IN_LIST = String.raw`[^.;()–—]{0,80}\s(?:or|ou)\s`;
const ROLE = new RegExp(
  String.raw`(?<!\p{L}|(?:such|well|tal|tais|assim|bem|soon|long|far)\s)${CUE}\s+(?:an?\s+|the\s+|um[a]?\s+)?(?=\p{L})((?:[^.;,()–—]|${GENDER}|,(?=${IN_LIST})){1,120}?)(?=$|[.;–—]|,(?!${IN_LIST})|\((?!${MARK})|\s${AFTER}\s)`,
  'iu',
);
/** 'Store Manager title, current or previous' */
const TITLE_NAMED = /^([^.;,()–—]{1,80}?)\s(?:job )?title(?!\p{L})/iu;
const AGENT = String.raw`\p{L}*(?:er|or|ist|ian|yst|ant|lead|clerk|nurse|chef|cook|guard|foreman|representative|executive)s?`;
const IS_AGENT = new RegExp(`^${AGENT}$`, 'iu');
const TITLE = String.raw`(?:[\p{L}-]+\s){0,3}${AGENT}`;
/** 'Currently a sous chef', 'former driver or driver trainer', 'held a team lead position', 'prior store manager experience' */
const TITLE_SAID = [
  new RegExp(
    String.raw`^(?:currently|formerly|previously|former|current(?:\s(?:or|and)\s(?:former|previous|past))?)\s(?:an?\s)?(${TITLE}(?:(?:,\s|,?\sor\s)(?:an?\s)?${TITLE})*)$`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:in|held|holding|hold)\s(?:an?|the)\s(${TITLE})\s(?:role|position|post|job|capacity)(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:previous|prior|past|proven)\s)(${TITLE}(?:\sor\s${TITLE})?)\s(?:experience|roles?|positions?|posts?|jobs?)(?:$|[,;.]|\s(?:is|required|preferred|a))`,
    'iu',
  ),
  /(?<!\p{L})(?:j[áa] (?:foi|ter sido)|(?:atualmente|hoje)(?: [ée])?|ex-)\s?((?!(?:mais|menos|muito|necess)(?!\p{L}))\p{L}{4,}(?:\s(?:de|do|da)\s\p{L}+)?)$/iu,
];
const HELD =
  /(?<!\p{L})(?:served|acted|employed|experience|experienced|previous(?:ly)?|prior|worked|work|years?|yrs|history|post|background|experi[êe]ncia|atua[çc][ãa]o|atuado|ocupado|viv[êe]ncia|anos?|trabalhado|passagem)(?!\p{L})/iu;
/** Cues that always introduce a position. */
const OF_POSITION = /^(?:cargo|fun|posto|job|title|ter|tenha|sido|having|have)/iu;
const OPEN_OPTION =
  /^(?:(?:an?|in an?|uma?|em)\s+)?(?:similar|equivalent|comparable|equivalente|semelhante|outr[oa]|other)/iu;

export interface RoleAsked {
  readonly start: number;
  readonly end: number;
  /** Any one of these must have been held. */
  readonly titles: readonly string[];
}

function titlesIn(said: string): string[] {
  const options = said
    .replaceAll(new RegExp(GENDER, 'giu'), '')
    .split(/,?\s(?:or|ou)\s|,\s|\//u)
    .map((option) => option.trim())
    .filter((option) => option !== '' && !OPEN_OPTION.test(option));
  const last = options.at(-1) ?? '';
  // 'a maintenance or controls technician': the last head noun applies to all.
  const head = last.split(/\s+/).at(-1) ?? '';
  return options.map((option) =>
    option === last || option.split(/\s+/).length > 1 || IS_AGENT.test(option) ? option : `${option} ${head}`,
  );
}

const MOST_WORDS = 12;

/** 'Four years as a maintenance or controls technician': the position asked for. */
export function roleAsked(line: string): RoleAsked | null {
  const titled = TITLE_SAID.map((pattern) => pattern.exec(line)).find((one) => one !== null);
  if (titled !== undefined && titled !== null) {
    const said = titled[1] ?? '';
    const start = line.indexOf(said, titled.index);
    return { start, end: start + said.length, titles: titlesIn(said) };
  }
  const named = TITLE_NAMED.exec(line);
  const found = named ?? ROLE.exec(line);
  const said = found?.[1]?.trim();
  if (found === null || said === undefined || said === '') return null;
  if (named === null && !OF_POSITION.test(found[0]) && !HELD.test(line.slice(0, found.index))) return null;
  if (said.split(/\s+/).length > MOST_WORDS) return null;
  const start = named === null ? found.index + found[0].length - (found[1]?.length ?? 0) : 0;
  const titles = titlesIn(said);
  return titles.length === 0 ? null : { start, end: start + said.length, titles };
}
