const ROLE =
  /(?<!\p{L})(?:as|como|cargos? d[eoa]|fun[çc][ãa]o d[eoa]|posto d[eoa])\s+(?:an?\s+|the\s+|um[a]?\s+)?(?=\p{L})([^.;,()–—]+?)(?=$|[.;,(–—]|\s(?:with|in|at|for|on|com|em|no|na|para)\s)/iu;
const HELD =
  /(?<!\p{L})(?:experience|experienced|previous(?:ly)?|prior|worked|work|years?|yrs|history|post|background|experi[êe]ncia|atua[çc][ãa]o|atuado|ocupado|viv[êe]ncia|anos?|trabalhado|passagem)(?!\p{L})/iu;

export interface RoleAsked {
  readonly start: number;
  readonly end: number;
  /** One of these was held. */
  readonly titles: readonly string[];
}

/** 'Four years as a maintenance or controls technician': a position that was held. */
export function roleAsked(line: string): RoleAsked | null {
  const found = ROLE.exec(line);
  const said = found?.[1]?.trim();
  if (found === null || said === undefined || said === '' || !HELD.test(line.slice(0, found.index)))
    return null;
  if (said.split(/\s+/).length > 8) return null;
  const start = found.index + found[0].length - (found[1]?.length ?? 0);
  const options = said
    .replaceAll(/\(\p{L}+\)/gu, '')
    .split(/\s(?:or|ou)\s|,\s|\//u)
    .map((option) => option.trim());
  const last = options.at(-1) ?? '';
  // 'a maintenance or controls technician': what the last one is, the others are too.
  const head = last.split(/\s+/).at(-1) ?? '';
  return {
    start,
    end: start + said.length,
    titles: options.map((option) =>
      option === last || option.split(/\s+/).length > 1 || options.length === 1
        ? option
        : `${option} ${head}`,
    ),
  };
}
