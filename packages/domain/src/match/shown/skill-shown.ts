import type { Concept } from '../../skills/concept.ts';
import { papersNamed } from '../../skills/paper-names.ts';
import { contentStems, isSameRoot, stem } from '../../skills/words.ts';
import { abbreviationOf, longNames } from './abbreviations.ts';
import { phraseStems } from '../ad/ad-skills.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { type AskedItem, isPhrase } from '../requirements/meaning.ts';
import { around, gradeIn, isLowerGrade } from '../requirements/grades.ts';
import { onceFor } from '../evidence/once-for.ts';
import { isTailSaid, LOWER_GRADE, lowerPaper, PAPER, paperShown, paperTail } from '../requirements/papers.ts';
import { best, NAMED, NOTHING, type Resources, type Shown } from '../shown.ts';

/** A description in other words counts less than the name. */
export const TOLD = 0.7;
/** 'The Domínio system': a product named like an everyday word must be capitalized in the resume. */
function productCheck(name: string, line: string, start: number): (by: Evidence) => boolean {
  if (start === 0 || !/^\p{Lu}\p{Ll}+$/u.test(name) || !/\p{Ll}\s+\p{Ll}/u.test(line)) return () => true;
  // At the beginning of a sentence every word is capitalized.
  const said = new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})(?<!^${name}(?=[\s-]\p{Ll}))`, 'mu');
  return (by) => said.test(by.said);
}

/** A sentence with all words of the phrase shows it; one with most of them shows a part. */
function phraseShown(concept: Concept, { evidence, sayers }: Resources, line: string, start: number): Shown {
  // 'ASC 606' is not 'ASC 842'.
  const letters = (concept.en[0] ?? '').match(
    /(?<![\p{L}\p{N}])(?:\p{Lu}{3,8}|(?<=\p{Lu}{2,8}[ -])\d{2,6}\p{Lu}?)(?![\p{L}\p{N}])/gu,
  );
  // 'Feed the PNCP': if the phrase contains an acronym, the acronym must match.
  const words = (letters === null ? phraseStems(concept) : letters.map((one) => stem(one))).map(sayers);
  const counts = new Map<Evidence, number>();
  for (const saying of words) for (const by of saying) counts.set(by, (counts.get(by) ?? 0) + 1);
  const isProduct = productCheck(concept.en[0] ?? '', line, start);
  // On a tie, the first sentence of the resume is the proof.
  return best(
    evidence.map((by) => {
      const said = isProduct(by) ? (counts.get(by) ?? 0) : 0;
      if (said === words.length) return { by, share: said > 0 ? by.strength : 0 };
      return { by, share: said >= 2 ? (by.strength * said) / words.length / 1.5 : 0 };
    }),
  );
}

const LEAST_LETTERS = 4;

/** Products and certificates must be named; other skills may be described in several words. */
function wordSayers({ category, en, pt }: Concept, { sayers }: Resources): ReadonlySet<Evidence> {
  if (category === 'tool' || category === 'certification') return new Set();
  return new Set(
    [...en, ...pt].flatMap((name) => {
      const words = contentStems(name);
      // 'troubleshooting' alone does not show 'PLC troubleshooting'.
      if (!words.some((word) => word.length >= LEAST_LETTERS)) return [];
      const [first, ...others] = words.map(sayers);
      return [...(first ?? [])].filter((by) => others.every((other) => other.has(by)));
    }),
  );
}

/** Sentences that contain all words of a phrase. */
function phraseSayers(concept: Concept, { sayers }: Resources): ReadonlySet<Evidence> {
  const [first, ...others] = phraseStems(concept).map(sayers);
  return new Set([...(first ?? [])].filter((by) => others.every((other) => other.has(by))));
}

function wordsShown(concept: Concept, resources: Resources): Shown {
  const { evidence } = resources;
  const saying = wordSayers(concept, resources);
  return best(evidence.map((by) => ({ by, share: saying.has(by) ? by.strength * TOLD : 0 })));
}

function skillShown(concept: Concept, resources: Resources, line: string, start: number): Shown {
  if (concept.id.startsWith('phrase:')) return phraseShown(concept, resources, line, start);
  const named = best(
    resources.evidence.map((by) => ({ by, share: by.concepts.has(concept.id) ? by.strength : 0 })),
  );
  return named.share > TOLD ? named : best([named, wordsShown(concept, resources)]);
}

/** A name that is not in the dictionary may be given by its initials. */
function abbreviated({ name, start, end }: AskedItem, line: string, { evidence }: Resources): Shown {
  const says = [name, ...longNames(line, start, end)].map(abbreviationOf);
  return best(evidence.map((by) => ({ by, share: says.some((isSaid) => isSaid(by)) ? by.strength : 0 })));
}

const UNDER_WAY =
  /(?<!\p{L})(?:candidate|in progress|pursuing|studying|preparing for|sitting|expected|exams?|sections? passed|cursando|em andamento|em curso|estudando|candidat[oa] a|previs[ãa]o)(?!\p{L})/iu;

/** 'CPA or on the way to it' */
const MAY_BE_UNDER_WAY =
  /(?<!\p{L})(?:on the way|in progress|working toward|pursuing|candidates?|or studying|eligible|em andamento|em curso|cursando)(?!\p{L})/iu;

/** Working with the subject, pursuing the certificate, or holding a lower grade does not show a certificate. */
function paperOnly(shown: Shown, { need, start, end }: AskedItem, line: string): Shown {
  const { share, by } = shown;
  if (by === null || need.type !== 'skill') return shown;
  if (shown.isPart !== true && isLowerGrade(gradeIn(around(line, start, end)), gradeIn(by.said)))
    return { ...LOWER_GRADE, by };
  const isPaper = need.concept.category === 'certification';
  if (isPaper && UNDER_WAY.test(by.said) && !MAY_BE_UNDER_WAY.test(line))
    return { share: Math.min(share, NAMED / 2), by };
  const isAsked = !isPaper && PAPER.test(line) && need.concept.category === 'tool';
  return isAsked && by.source !== 'certification' && !PAPER.test(by.said) ? NOTHING : shown;
}

const WORKED_IN =
  /(?<!\p{L})(?:experience|experienced|background|worked|history|years?|viv[êe]ncia|experi[êe]ncia|atua[çc][ãa]o|passagem|anos?)(?!\p{L})/iu;

/** 'Experience in a shipyard': jobs whose employer or position says so. */
function employersShowing(item: AskedItem, line: string, { jobs }: Resources): Evidence[] {
  if (!isPhrase(item) || !WORKED_IN.test(line) || PAPER.test(line) || item.need.type !== 'skill') return [];
  const words = phraseStems(item.need.concept);
  if (words.length === 0) return [];
  return jobs.filter(({ stems }) => words.every((word) => [...stems].some((one) => isSameRoot(one, word))));
}

/** 'Registro no conselho de classe': any professional council. */
const ANY_COUNCIL =
  /(?<!\p{L})(?:conselho (?:de classe|profissional)|[óo]rg[ãa]o de classe|entidade de classe)(?!\p{L})/iu;
const COUNCIL =
  /(?<!\p{L})(?:CREA|CAU|CRC|CRA|COREN|CRM|CRO|CRF|CRP|CRN|CREFITO|CREF|CRESS|CRMV|CRQ|CRB|CRECI|CFTA?|CRT|CRTR|CRBM|OAB|CRFa|[Cc]onselho [Rr]egional)(?!\p{L})/u;

const papersOf = onceFor(({ said }) => papersNamed(said));

/** 'BLS' for 'Basic Life Support', in either language. */
function paperOfSameName({ start, end }: AskedItem, line: string, { evidence }: Resources): Shown {
  const text = around(line, start, end);
  const asked = papersNamed(text);
  const isAnyCouncil = ANY_COUNCIL.test(text);
  if (asked.size === 0 && !isAnyCouncil) return NOTHING;
  const isSame = (by: Evidence) =>
    [...papersOf(by)].some((id) => asked.has(id)) || (isAnyCouncil && COUNCIL.test(by.said));
  return best(evidence.map((by) => ({ by, share: isSame(by) ? by.strength : 0 })));
}

const OFFICE =
  /(?<!\p{L})(?:pacote office|(?:ms|microsoft) office|office suite|(?:microsoft|office) 365|m365)(?!\p{L})/iu;
const OFFICE_PARTS = [
  'excel',
  'word',
  'powerpoint',
  'outlook',
  'microsoft-excel',
  'microsoft-word',
  'microsoft-powerpoint',
];

/** Two programs of a suite show the suite, one shows a part. */
function suiteShown(name: string, { evidence }: Resources): Shown {
  if (!OFFICE.test(name)) return NOTHING;
  const parts = OFFICE_PARTS.flatMap((id) => evidence.find(({ concepts }) => concepts.has(id)) ?? []);
  const [by] = parts;
  if (by === undefined) return NOTHING;
  return parts.length > 1 ? { share: by.strength, by } : { ...LOWER_GRADE, by };
}

/** A skill by its name, by its initials, or by a certificate where the line asks for one. */
export function skillTold(item: AskedItem, concept: Concept, line: string, resources: Resources): Shown {
  const told = skillOrPaper(item, concept, line, resources);
  if (told.share >= NAMED || told.isPart === true) return told;
  const suite = suiteShown(item.name, resources);
  if (suite.by !== null) return suite;
  const paper = paperOnly(paperOfSameName(item, line, resources), item, line);
  return paper.share > told.share ? paper : told;
}

function skillOrPaper(item: AskedItem, concept: Concept, line: string, resources: Resources): Shown {
  if (isPhrase(item) && concept.category === 'certification') {
    const options = item.name.split(/\s(?:or|ou)\s/iu);
    const paper = paperOnly(best(options.map((name) => paperShown(name, resources.evidence))), item, line);
    return paper.by === null ? abbreviated(item, line, resources) : paper;
  }
  const tail = concept.category === 'certification' ? paperTail(line, item.end) : '';
  const evidence = tail === '' ? resources.evidence : resources.evidence.filter((by) => isTailSaid(tail, by));
  const named = paperOnly(skillShown(concept, { ...resources, evidence }, line, item.start), item, line);
  if (named.share >= NAMED) return named;
  if (concept.category === 'certification') {
    const papers = evidence.filter(({ source }) => source === 'certification');
    const paper = paperOnly(
      best([...concept.en, ...concept.pt].map((name) => paperShown(name, papers))),
      item,
      line,
    );
    if (paper.share >= NAMED) return paper;
  }
  const lower = lowerPaper(around(line, item.start, item.end), resources.evidence);
  if (lower.isPart === true) return lower;
  const letters = abbreviated(item, line, resources);
  if (letters.share > 0) return letters;
  const [employer] = employersShowing(item, line, resources);
  return employer === undefined ? named : { share: TOLD, by: employer };
}

/** Job sentences that show a skill. */
export function skillJobs(item: AskedItem, concept: Concept, line: string, resources: Resources): Evidence[] {
  const isAbbreviated = abbreviationOf(item.name);
  const isShown = isPhrase(item) ? phraseSayers(concept, resources) : wordSayers(concept, resources);
  const told = resources.evidence.filter(
    (one) =>
      one.period !== null &&
      one.source === 'experience' &&
      (one.concepts.has(concept.id) || isShown.has(one) || isAbbreviated(one)),
  );
  return [...told, ...employersShowing(item, line, resources)];
}
