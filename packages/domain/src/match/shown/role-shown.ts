import { contentStems, isSameRoot, wordsOf } from '../../skills/words.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { isTitle } from '../evidence/relevance.ts';
import { isOneTrade } from './role-families.data.ts';
import { best, type Resources, type Shown } from '../shown.ts';

export const ROLE_HELD = 0.67;

/** The seniority ladder, by words in a title. A title without one is in the middle. */
const LADDER: readonly (readonly [RegExp, number])[] = [
  [/^(?:intern|internship|trainee|apprentice|estagiari[oa]|aprendiz|co-?op)$/u, 0],
  [/^(?:assistant|assistente|auxiliar|helper|ajudante|aide)$/u, 1],
  [/^(?:junior|jr|entry)$/u, 2],
  [/^(?:staff|mid|pleno|plena|pl)$/u, 3],
  [/^(?:senior|sr)$/u, 4],
  [/^(?:lead|principal|lider|chief|chefe)$/u, 5],
];
const MIDDLE = 3;
/** Positions that lead others: moving between them is a step, not a change of trade. */
const LEADING =
  /^(?:lead|leader|supervisor[ae]?s?|superintendent|foreman|coordinator|coordenador[ae]?|manager|head|director|chief|lider|encarregad[oa]|gerente|gestor[a]?|diretor[a]?|chefe)$/u;
/** Says nothing about the occupation. */
const EMPTY = /^(?:professional|profissional|experienced|qualified|full|time|title|role|position|cargo)$/u;

/** Generic head nouns: the words next to them name the occupation. */
const GENERAL =
  /^(?:consultant|associate|agent|representative|specialist|professional|advisor|adviser|executive|officer|consultor[a]?|agente|representante|especialista|assessor[a]?|executiv[oa]|oficial)$/u;

interface Title {
  /** The head noun: 'technician' in 'controls technician', 'analista' in 'analista de redes'. */
  readonly head: { readonly word: string; readonly stem: string } | null;
  /** Its modifiers. */
  readonly others: readonly string[];
  readonly level: number;
}

const levelOf = (word: string) => LADDER.find(([pattern]) => pattern.test(word))?.[1] ?? null;
/** Seniority words that are never a head noun. */
const ADJECTIVE = /^(?:junior|jr|entry|staff|mid|pleno|plena|pl|senior|sr|principal)$/u;
/** In English the head noun comes last, in Portuguese first. */
const ENGLISH_HEAD =
  /(?:er|ist|ian|yst|ant|or|ent|ee|ern|lead|clerk|nurse|chef|cook|aide|hand|host|guard|associate|operative|barista|paralegal|foreman|representative|executive)s?$/u;

const PORTUGUESE =
  /(?<!\p{L})(?:de|da|do|das|dos|l[íi]der|pleno|plena|s[êe]nior)(?!\p{L})|\((?:a|o)\)|[ãõçáéíóúâêô]|(?<!\p{L})\p{L}+(?:eir[oa]|dor|dora|ista|rio|ria|ico|ica)(?!\p{L})/iu;

function titleOf(text: string): Title {
  const words = wordsOf(text.replaceAll(/\(\p{L}+\)/gu, '')).filter(
    ({ lower, stem }) => !EMPTY.test(lower) && contentStems(stem).length > 0,
  );
  const own = words.filter(({ lower }) => !ADJECTIVE.test(lower));
  const isEnglish = !PORTUGUESE.test(text) && ENGLISH_HEAD.test(own.at(-1)?.lower ?? '');
  const head = (isEnglish ? own.at(-1) : own[0]) ?? null;
  const levels = words.flatMap(({ lower }) => levelOf(lower) ?? []);
  return {
    head: head === null ? null : { word: head.lower, stem: head.stem },
    others: own.filter((word) => word !== head && levelOf(word.lower) === null).map(({ stem }) => stem),
    level: levels.length > 0 ? Math.min(...levels) : MIDDLE,
  };
}

const titles = new WeakMap<Evidence, { readonly title: Title; readonly words: readonly string[] }>();

function heldTitle(one: Evidence) {
  const known = titles.get(one) ?? {
    title: titleOf(one.sentence),
    words: wordsOf(one.sentence).map(({ lower }) => lower),
  };
  titles.set(one, known);
  return known;
}

const STEP = 0.5;

/** 'Welder' and 'welding', but not 'enfermeiro' and 'enfermagem': a nurse is more than a nursing technician. */
function isSameTrade(one: string, other: string): boolean {
  const short = Math.min(one.length, other.length);
  return (
    isSameRoot(one, other) && one.slice(0, Math.max(4, short - 2)) === other.slice(0, Math.max(4, short - 2))
  );
}

/** The occupation must be the same; another field or a lower rank of it counts in part. */
function roleShare(asked: Title, by: Evidence): number {
  const { title, words } = heldTitle(by);
  if (asked.head === null) return 0;
  const isSaid = (word: string) => [...by.stems].some((stem) => isSameRoot(stem, word));
  const shared = asked.others.filter(isSaid).length;
  const { stem } = asked.head;
  if ([...by.stems].some((one) => isSameTrade(one, stem) || isOneTrade(one, stem))) {
    const isField = shared * 2 >= asked.others.length && (shared > 0 || asked.others.length === 0);
    return isField && title.level >= asked.level ? 1 : STEP;
  }
  // 'Consultor de vendas' and 'vendedor': the modifier names the occupation.
  const isOfTrade = asked.others.some((word) => [...by.stems].some((one) => isOneTrade(one, word)));
  if (GENERAL.test(asked.head.word) && isOfTrade) return STEP;
  const isLeading = LEADING.test(asked.head.word) && words.some((word) => LEADING.test(word));
  return isLeading && shared > 0 ? STEP : 0;
}

/** How well a position fits an ad's title, by occupation: 'Warehouse Team Lead' for 'Shift Supervisor'. */
export const tradeShare = (title: string, by: Evidence): number =>
  roleShare(titleOf(title.replaceAll(/\((?:a|o|ra)\)/giu, '').replace(/[|(–—,].*$/u, '')), by);

const isHeld = (one: Evidence) => one.source === 'experience' && isTitle(one);

export function roleShown(asked: readonly string[], { evidence }: Resources): Shown {
  const wanted = asked.map(titleOf);
  return best(
    evidence
      .filter(isHeld)
      .map((by) => ({ by, share: Math.max(...wanted.map((title) => roleShare(title, by))) })),
  );
}

/** The jobs in which one of these positions was held. */
export function roleJobs(asked: readonly string[], { evidence }: Resources): Evidence[] {
  const wanted = asked.map(titleOf);
  return evidence.filter((one) => isHeld(one) && wanted.some((title) => roleShare(title, one) >= ROLE_HELD));
}
