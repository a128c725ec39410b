/** A rung of a ladder by which certificates and tools are graded. */
export interface Grade {
  readonly ladder: string;
  readonly rank: number;
  readonly start: number;
  readonly end: number;
}

const ROMAN: readonly string[] = ['', 'I', 'II', 'III', 'IV', 'V'];
const BELTS: readonly RegExp[] = [/white|branca/iu, /yellow|amarela/iu, /green|verde/iu, /black|preta/iu];
const STEPS: readonly RegExp[] = [
  /basic|b[áa]sic[oa]|foundation|fundamental|beginner|iniciante|awareness/iu,
  /intermedi\p{L}+|practitioner/iu,
  /advanced|avan[çc]ad[oa]|expert|master/iu,
];

const LADDERS: readonly (readonly [ladder: string, pattern: RegExp, rankOf: (said: string) => number])[] = [
  [
    'level',
    /(?<!\p{L})(?:level|n[íi]vel|grade|grau|class|classe|tier|stage)\s(\d|I{1,3}|IV|V)(?![\p{L}\d])/iu,
    (said) => (/\d/u.test(said) ? Number(said) : ROMAN.indexOf(said.toUpperCase())),
  ],
  [
    'belt',
    /(?<!\p{L})((?:white|yellow|green|black)(?=\sbelt)|(?<=faixa\s)(?:branca|amarela|verde|preta))/iu,
    (said) => BELTS.findIndex((belt) => belt.test(said)),
  ],
  ['hours', /(?<=\p{Lu}{3}\s)(10|16|20|24|30|40)(?=$|[\s,;)-])/u, Number],
  [
    'step',
    /(?<!\p{L})(basic|b[áa]sic[oa]|foundation|intermedi(?:ate|[áa]ri[oa])s?|practitioner|advanced|avan[çc]ad[oa]s?|expert)(?!\p{L})/iu,
    (said) => STEPS.findIndex((step) => step.test(said)),
  ],
];

/** The grade that a text names, or null: 'Level 3', 'Green Belt', 'OSHA 30', 'avançado'. */
export function gradeIn(text: string): Grade | null {
  for (const [ladder, pattern, rankOf] of LADDERS) {
    const found = pattern.exec(text);
    if (found !== null)
      return {
        ladder,
        rank: rankOf(found[1] ?? ''),
        start: found.index,
        end: found.index + found[0].length,
      };
  }
  return null;
}

/** Whether the held grade is on the same ladder and below the requested one. */
export const isLowerGrade = (asked: Grade | null, held: Grade | null): boolean =>
  asked !== null && held !== null && asked.ladder === held.ladder && held.rank < asked.rank;

const APART = /[,;()]|(?<!\p{L})(?:or|and|ou|e)(?!\p{L})/iu;

/** The text around one name in a line, up to the next name: a grade stands before or after its name. */
export function around(line: string, start: number, end: number): string {
  const before = line.slice(0, start).split(APART).at(-1) ?? '';
  const after = line.slice(end).split(APART)[0] ?? '';
  return `${before}${line.slice(start, end)}${after}`;
}
