import type { Concept } from '../../skills/concept.ts';
import { findSkills } from '../../skills/dictionary.ts';
import { slug } from '../../skills/read-table.ts';
import { contentStems, isSameRoot, wordsOf } from '../../skills/words.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { gradeIn, isLowerGrade } from './grades.ts';
import { NOTHING, type Shown } from '../shown.ts';

/** A certificate, license or registration that is not in the dictionary. */
interface PaperAsked {
  readonly start: number;
  readonly end: number;
  readonly concept: Concept;
}

const KINDS =
  'certificat(?:e|es|ion|ions)|licen[cs]es?|licensure|credentials?|accreditation|registration|award|ticket|certifica[çc](?:ão|ões)|certificados?|licen[çc]as?|cards?|permits?|qualifications?|cursos?|courses?|treinamentos?';
const NAME = String.raw`\p{Lu}[\p{L}\d/&-]*(?:\s(?:(?:of|in|and|for|de|da|do|em|e)\s)?(?:\p{Lu}[\p{L}\d/&-]*|\d+))*`;
const CERTIFIED = new RegExp(String.raw`(?<!\p{L})Certified\s(${NAME})(?:\s*\(\p{Lu}{2,6}\))?`, 'u');
/** 'Certificação de Inspetor Nível 1', 'Level 4 Award in Food Safety', 'certification in GIS' */
const OF_NAME = new RegExp(
  String.raw`(?<!\p{L})(?:(?:level|n[íi]vel)\s\d\s)?(?:${KINDS})\s(?:ativ[oa]s?\s|v[áa]lid[oa]s?\s)?(?:in|as|de|em|da|do|na|no)\s(?:an?\s|the\s)?((?:${NAME})|\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,2})(?:\s*\(\p{Lu}{2,6}\))?`,
  'iu',
);
const NAMED_KIND = new RegExp(
  String.raw`(?:^|[,;:(.]\s?|(?<!\p{L})(?:with|com|an?|the|valid|current|active|own|hold|have)\s)((?:[\p{L}\d/&.'’-]+\s){1,5}?)(?:${KINDS})(?!\p{L})`,
  'iu',
);

const PAPER_WORD = new RegExp(
  String.raw`^(?:${KINDS}|certified|licensed|certificad[oa]|registered|valid|current|active|ativ[oa]|valid[oa]|state|level|nivel|professional|profissional|a|an|the|in|of|to|or|and|e|ou|de|em)$`,
  'iu',
);
const STATES: ReadonlySet<string> = new Set(
  'alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming uk us usa brasil brazil'.split(
    ' ',
  ),
);
/** 'Not expired', 'dentro da validade': validity is not a requirement of its own. */
const VALIDITY =
  /^(?:in date|date|up to date|not expired|expired|validity|dentro da validade|validade|v[áa]lid[oa]s?|vigente|regular|em dia|good standing|any class|class|state|states)$/iu;
export const isPaperDetail = (text: string): boolean => VALIDITY.test(text.trim()) || isState(text.trim());
/** State codes of both countries that are not words when capitalized. */
const STATE_CODE =
  /^(?:A[CKLMPRZ]|BA|C[AEOT]|D[CEF]|ES|FL|G[AO]|HI|I[ADLN]|K[SY]|LA|M[ADEGINOST]|N[CDEHJMVY]|O[HKR]|P[ABEIR]|R[IJNORS]|S[CDEP]|T[NOX]|UT|V[AT]|W[AIVY])$/u;
const isState = (word: string): boolean => STATES.has(word.toLowerCase());

const ownWords = (text: string) =>
  wordsOf(text).filter(
    ({ lower, raw }) =>
      !PAPER_WORD.test(lower) &&
      !isState(lower) &&
      !STATE_CODE.test(raw) &&
      !/^\d$/u.test(lower) &&
      contentStems(lower).length > 0,
  );

/** The certificate that a line asks for by name. */
export function paperAsked(line: string): PaperAsked | null {
  // 'A license in Texas' names a place, not a certificate.
  const found = [CERTIFIED, OF_NAME, NAMED_KIND]
    .map((pattern) => pattern.exec(line))
    .find((one) => one !== null && !isState(wordsOf(one[1] ?? '')[0]?.lower ?? ''));
  const said = found?.[1];
  if (found === undefined || found === null || said === undefined || ownWords(said).length === 0) return null;
  const isKnown = findSkills(found[0]).some(({ concept }) => concept.category === 'certification');
  if (isKnown || /(?<!\p{L})(?:and|e)\s/iu.test(found[0])) return null;
  const lead =
    /^(?:[,;:(.\s]|(?:with|com|an?|the|valid|current|active|own|hold|have)\s)+/iu.exec(found[0])?.[0]
      .length ?? 0;
  const text = found[0].slice(lead).trim();
  const start = found.index + lead;
  return {
    start,
    end: start + text.length,
    concept: {
      id: `phrase:${slug(text)}`,
      category: 'certification',
      en: [text],
      pt: [text],
      since: null,
      implies: [],
    },
  };
}

export const PAPER =
  /(?<!\p{L})(?:certificat\p{L}*|certified|licen[cs]\p{L}*|accredit\p{L}*|credential\p{L}*|certificad\p{L}*|certifica[çc]\p{L}*|habilita[çc]\p{L}*)(?!\p{L})/iu;
const papers = new WeakMap<Evidence, boolean>();

function isPaper(one: Evidence): boolean {
  const known =
    papers.get(one) ?? (one.source === 'certification' || one.source === 'education' || PAPER.test(one.said));
  papers.set(one, known);
  return known;
}

export const LOWER_GRADE: Pick<Shown, 'share' | 'isPart'> = { share: 0.1, isPart: true };

/** Finds a certificate by its words or its initials; a lower grade of it counts in part. */
export function paperShown(name: string, evidence: readonly Evidence[]): Shown {
  const words = ownWords(name.replace(/\(.*$/u, ''));
  const letters = /\((\p{Lu}{2,6})\)/u.exec(name)?.[1]?.toLowerCase();
  const grade = gradeIn(name);
  const least = words.length <= 2 ? words.length : Math.ceil((words.length * 2) / 3);
  // Acronyms and numbers must match exactly.
  const figures = words.filter(({ lower, raw }) => /^\d+$/u.test(lower) || /^\p{Lu}{2,}$/u.test(raw));
  let shown: Shown = NOTHING;
  if (words.length === 0) return shown;
  for (const by of evidence.filter(isPaper)) {
    const said = words.filter(({ stem }) => [...by.stems].some((one) => isSameRoot(one, stem))).length;
    if (!figures.every(({ lower, stem }) => by.stems.has(lower) || by.stems.has(stem))) continue;
    if (said < least && !(letters !== undefined && by.stems.has(letters))) continue;
    const own = gradeIn(by.said);
    const isLower = isLowerGrade(grade, own) || (grade?.ladder === 'level' && own?.ladder !== 'level');
    const one: Shown = isLower ? { ...LOWER_GRADE, by } : { share: by.strength, by };
    if (one.share > shown.share) shown = one;
  }
  return shown;
}

/** A lower grade of the same certificate: a yellow belt instead of a green one. */
export function lowerPaper(asked: string, evidence: readonly Evidence[]): Shown {
  const grade = gradeIn(asked);
  if (grade === null) return NOTHING;
  const words = ownWords(asked.slice(0, grade.start) + asked.slice(grade.end));
  const by = evidence.find(
    (one) =>
      one.source === 'certification' &&
      words.length > 0 &&
      words.every(({ stem }) => [...one.stems].some((own) => isSameRoot(own, stem))) &&
      isLowerGrade(grade, gradeIn(one.said)),
  );
  return by === undefined ? NOTHING : { ...LOWER_GRADE, by };
}

const TAIL = /^(?:\s\p{Lu}[\p{L}\d]+)+(?![\p{L}\d])/u;

/** 'Solutions Architect' after 'AWS certification': the specific certificate within its kind. */
export const paperTail = (line: string, end: number): string => TAIL.exec(line.slice(end))?.[0] ?? '';

/** Whether a sentence has at least half of the words that distinguish this certificate from others of its kind. */
export function isTailSaid(tail: string, by: Evidence): boolean {
  const words = ownWords(tail);
  const said = words.filter(({ stem }) => [...by.stems].some((one) => isSameRoot(one, stem)));
  return said.length * 2 >= words.length;
}
