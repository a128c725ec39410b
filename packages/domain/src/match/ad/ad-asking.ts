import { contentStems } from '../../skills/words.ts';
import {
  ASKED_CUE,
  DUTY_CUE,
  INVITES,
  MUST_CUE,
  NICE_CUE,
  OUT_CUE,
  type Part,
  WILL_CUE,
} from './ad-wording.data.ts';
import { isDutyVerb } from './duty-verbs.data.ts';
import type { AdLine } from './read-ad.ts';

/** What a sentence asks for, and from which offset. */
export type Asking = Pick<AdLine, 'kind' | 'asksFrom'>;

/** 'You need X' asks after the cue, 'X is a plus' asks before it. */
function fromCue(sentence: string, cue: RegExp): number {
  const found = cue.exec(sentence);
  if (found === null) return 0;
  const rest = sentence.slice(found.index + found[0].length);
  return contentStems(rest).length >= 2 || rest.length > sentence.length / 2 ? found.index : 0;
}

/** 'We need a second baker who knows rye' asks for rye, not for a baker. */
const SOUGHT =
  /(?<!\p{L})(?:looking for|(?:we['’]re|we are) after|(?:we|our \p{L}+) (?:needs?|wants?|seeks?)|seeking|buscamos|procuramos|procura-se|busca-se|precisamos de|precisa de|contrata(?:-se|mos)?)(?!\p{L})/iu;
const WHO = /(?<!\p{L})(?:who|with|com|que)(?!\p{L})/iu;

function afterSought(sentence: string): number | null {
  const found = SOUGHT.exec(sentence);
  const from = (found?.index ?? 0) + (found?.[0].length ?? 0);
  const who = WHO.exec(sentence.slice(from));
  return who === null ? null : from + who.index + who[0].length;
}

/** 'We seek a guide to lead tours': from the verb on, the sentence states a duty. */
function afterToDo(sentence: string): number | null {
  const from = SOUGHT.exec(sentence)?.index ?? 0;
  const to = [...sentence.slice(from).matchAll(/(?<!\p{L})(?:to|para)\s+(?=(\p{L}+))/giu)].find(
    ([, verb = '']) => isDutyVerb(verb),
  );
  return to === undefined ? null : from + to.index + to[0].length;
}

const OF_THE_FIRM = /^(?:we|our|n[óo]s|noss[oa]|somos|a gente)(?!\p{L})/iu;
export const isOfTheFirm = (sentence: string): boolean => OF_THE_FIRM.test(sentence);

/** A series of tasks: 'helps at the desk, opens mail and greets guests'. */
const isTelling = (sentence: string) =>
  !isOfTheFirm(sentence) &&
  sentence
    .split(/,|(?<!\p{L})(?:and|e)(?!\p{L})/u)
    .filter((part) => isDutyVerb(part.trim().split(/\s+/)[0] ?? '')).length >= 2;

/** 'Old Mill has 4 factories and 300 employees' */
const FIRM_SIZE =
  /\d[\d.,]*\+? (?:mil |thousand |milh(?:ão|ões) de )?(?:de )?(?:employees|colleagues|people|staff|factories|plants|stores|branches|colaborador(?:es|as)|funcion[áa]ri[oa]s|pessoas|f[áa]bricas|lojas|filiais|centros de distribui[çc][ãa]o)(?!\p{L})/iu;
const isOfFirmSize = (sentence: string) =>
  FIRM_SIZE.test(sentence) &&
  !isDutyVerb(sentence.split(/\s+/)[0] ?? '') &&
  ![WILL_CUE, DUTY_CUE, MUST_CUE, ASKED_CUE].some((cue) => cue.test(sentence));

/** A sentence that continues one that asked: only known names count in it. */
const goesOn = (sentence: string, above: Asking | null): Asking | null =>
  above === null || isOfTheFirm(sentence) ? null : { kind: above.kind, asksFrom: null };

export interface Surroundings {
  readonly part: Part | null;
  readonly isList: boolean;
  /** A list before anything has said what it is about. */
  readonly isBareList: boolean;
  /** What the previous sentence of the same paragraph asks for. */
  readonly above: Asking | null;
}

/** 'Calcular férias e 13º salário' in a list of duties is about work, not about pay. */
const isPlainlyAsked = (sentence: string, part: Part | null) =>
  part !== null &&
  part !== 'out' &&
  (ASKED_CUE.test(sentence) ||
    LIVING_CUE.test(sentence) ||
    (MONEY.test(sentence) && WORK_MONEY.test(sentence)) ||
    isDutyVerb(sentence.split(/\s+/)[0] ?? ''));

/** 'Living in Tampa, no relocation is offered', 'presença no escritório' */
const LIVING_CUE =
  /^(?:living|based|residing|resident|home within|on-?site|in the office|residir|morar|morador\p{L}*|resid[êe]ncia|presen[çc]a|presencial)(?!\p{L})/iu;
const MONEY = /[$€£]/u;
/** 'Campaigns with a budget of $60,000 a month': money to work with, not pay. */
const WORK_MONEY =
  /(?<!\p{L})(?:budgets?|campaigns?|portfolios?|quotas?|turnover|projects?|contracts?|accounts?|or[çc]amentos?|verbas?|campanhas?|carteiras?|contratos?|projetos?|faturamento)(?!\p{L})/iu;

/** Questions, fine print and praise never ask for anything. */
export const isLeftOut = (sentence: string, { part, isList }: Surroundings): boolean =>
  (!isList && isOfFirmSize(sentence)) ||
  sentence.endsWith('?') ||
  (OUT_CUE.test(sentence) && !(isList && isPlainlyAsked(sentence, part))) ||
  INVITES.test(sentence) ||
  part === 'out';

export function askingOf(sentence: string, { part, isBareList, above }: Surroundings): Asking | null {
  if (NICE_CUE.test(sentence)) return { kind: 'nice', asksFrom: 0 };
  if (part !== null && part !== 'out') return { kind: part, asksFrom: 0 };
  if (DUTY_CUE.test(sentence)) return { kind: 'duty', asksFrom: 0 };
  if (isBareList) return { kind: 'must', asksFrom: 0 };
  if (isTelling(sentence)) return { kind: 'duty', asksFrom: 0 };
  if (ASKED_CUE.test(sentence)) return { kind: 'must', asksFrom: 0 };
  if (WILL_CUE.test(sentence)) return { kind: 'duty', asksFrom: fromCue(sentence, WILL_CUE) };
  if (SOUGHT.test(sentence)) {
    const [asksFrom, worksFrom] = [afterSought(sentence), afterToDo(sentence)];
    if (worksFrom !== null && (asksFrom === null || worksFrom < asksFrom))
      return { kind: 'duty', asksFrom: worksFrom };
    return asksFrom === null ? null : { kind: 'must', asksFrom };
  }
  if (MUST_CUE.test(sentence)) return { kind: 'must', asksFrom: fromCue(sentence, MUST_CUE) };
  return goesOn(sentence, above);
}

/** '- Figma. You draw in the file': a remark on a list item names nothing new. */
const REMARK = /^(?:you|we|they|it|people|this|that|i|voc[êe]|a gente|n[óo]s|isso|aqui|eles|elas)(?!\p{L})/iu;
export const isRemark = (sentence: string): boolean => REMARK.test(sentence) && !ASKED_CUE.test(sentence);
