/** Categories of the Brazilian driver's license, and the categories each one includes. */
const INCLUDES: Readonly<Record<string, string>> = { A: 'A', B: 'B', C: 'BC', D: 'BCD', E: 'BCDE' };

const LICENCE =
  /(?<!\p{L})(?:CNH|[Cc]arteira (?:[Nn]acional )?de (?:[Hh]abilita[çc][ãa]o|motorista)|[Hh]abilita[çc][ãa]o)(?!\p{L})[\s,:–-]*(?:(?:na|de|com)\s+)?(?:[Cc]ategorias?|[Cc]at\.?)?\s*["“']?((?<!\p{L})[A-E]{1,2}(?![\p{L}\d])(?:\s*(?:,|\/|ou|e)\s*["“']?[A-E]{1,2}(?![\p{L}\d])["”']?)*)/u;

export interface DrivingAsked {
  readonly start: number;
  readonly end: number;
  readonly categories: readonly string[];
  /** Any one of the categories is enough. */
  readonly isAny: boolean;
}

/** 'CNH D ou E', 'carteira de habilitação categoria AB' */
export function drivingAsked(line: string): DrivingAsked | null {
  const found = LICENCE.exec(line);
  const said = found?.[1];
  if (found === null || said === undefined) return null;
  return {
    start: found.index,
    end: found.index + found[0].length,
    categories: said.match(/[A-E]{1,2}/gu) ?? [],
    isAny: /ou|\//u.test(said),
  };
}

const lettersOf = (category: string) => category.match(/[A-E]/gu) ?? [];

const covered = (categories: readonly string[]) =>
  new Set(categories.flatMap(lettersOf).flatMap((letter) => lettersOf(INCLUDES[letter] ?? '')));

/** Whether the license named in a sentence covers the requested categories. */
export function isLicensed({ categories, isAny }: DrivingAsked, said: string): boolean {
  const own = covered(drivingAsked(said)?.categories ?? []);
  const isHeld = (category: string) => lettersOf(category).every((letter) => own.has(letter));
  return isAny ? categories.some(isHeld) : categories.every(isHeld);
}
