import type { Period, Resume } from '../../resume/resume.ts';
import { plainText, type RichText } from '../../resume/rich-text.ts';
import { LOCALES } from '../../locale.ts';
import { lastMonth } from '../../match/requirements/asked.ts';
import { wordOf } from '../../resume/vocabulary/vocabulary-words.data.ts';
import type { GroundingSource } from '../claim.ts';
import { MAX_OWN_CHARACTERS } from '../limits.ts';

/** The user's own texts, grouped by scope. */
export interface OwnTexts {
  /** Texts of the entry, or all texts when there is no entry. */
  readonly near: readonly string[];
  /** True in every entry: education, certificates, languages, name and place. */
  readonly person: readonly string[];
  /** Short fields of the entry: a position, a degree, a certificate's name. */
  readonly fields: readonly string[];
  /** Positions held in the entry. */
  readonly positions: readonly string[];
  readonly periods: readonly Period[];
  /** For a summary, all jobs: they make up the career. */
  readonly jobs: readonly Period[];
  /** The month up to which current jobs count: 'YYYY-MM', or ''. */
  readonly today: string;
  /** Sentences whose figures may be combined: those of the entry, or of the summary being replaced. */
  readonly reckoned: readonly string[];
  /** Names of employers: working at 'Ruiz & Lowe CPAs' is not a certificate. */
  readonly companies: readonly string[];
}

interface Entry {
  readonly path: string;
  readonly id: string;
  readonly texts: readonly string[];
  readonly position: string;
  readonly period: Period | null;
}

const both = (stored: string, kind: Parameters<typeof wordOf>[1]) => [
  stored,
  ...LOCALES.map((locale) => wordOf(stored, kind, locale)),
];
const plain = (text: RichText) => plainText(text);

function entriesOf(resume: Resume): Entry[] {
  const { experience, education, projects, certifications, languages, skills, customSections, contacts } =
    resume;
  const entry = (
    path: string,
    id: string,
    texts: readonly string[],
    period: Period | null,
    position = '',
  ) => ({
    path: `${path}/${id}`,
    id,
    texts,
    position,
    period,
  });
  return [
    ...experience.map((one) =>
      entry(
        'experience',
        one.id,
        [one.position, one.company, one.location, plain(one.description)],
        one,
        one.position,
      ),
    ),
    ...projects.map((one) => entry('projects', one.id, [one.name, one.url, plain(one.description)], one)),
    ...education.map((one) =>
      entry(
        'education',
        one.id,
        [
          ...both(one.degree, 'degrees'),
          ...both(one.field, 'fields'),
          `${one.degree} in ${one.field}`,
          `${one.degree} em ${one.field}`,
          one.school,
          one.location,
          plain(one.description),
        ],
        one,
      ),
    ),
    ...certifications.map((one) => entry('certifications', one.id, [one.name, one.issuer, one.date], null)),
    ...languages.map((one) =>
      entry(
        'languages',
        one.id,
        both(one.level, 'languageLevels').map((level) => `${one.name} ${level}`),
        null,
      ),
    ),
    ...skills.map((one) =>
      entry('skills', one.id, [one.name, ...both(one.skillLevelId, 'skillLevels')], null),
    ),
    ...contacts.map((one) =>
      entry('contacts', one.id, [one.label, ...both(one.kind, 'contactKinds'), one.value], null),
    ),
    ...customSections.flatMap((section) =>
      section.items.map((one) =>
        entry(
          `customSections/${section.id}/items`,
          one.id,
          [section.title, one.title, one.subtitle, plain(one.description)],
          one,
          one.title,
        ),
      ),
    ),
  ];
}

const PAPER_WORDS = [
  'certificate certification licence license',
  'certificado certificação licença',
  'registro ativo',
];
const OF_THE_PERSON = /^(?:education|certifications|languages)\//;

/** Two lists may use the same id; the entry that contains the original is the right one then. */
function chosen(entries: readonly Entry[], itemId: string, original: string): readonly Entry[] {
  const named = entries.filter(({ id, path }) => id === itemId || path === itemId);
  const holding = named.filter(
    ({ texts }) => original !== '' && texts.some((text) => text.includes(original)),
  );
  return holding.length > 0 ? holding : named;
}

/** The texts, cut off after MAX_OWN_CHARACTERS in total. */
function readable(texts: readonly string[]): string[] {
  let left = MAX_OWN_CHARACTERS;
  return texts
    .map((text) => {
      const read = text.slice(0, left);
      left -= read.length;
      return read;
    })
    .filter((text) => text !== '');
}

export function ownTexts({
  resume,
  itemId,
  ownTexts: said = [],
  original = '',
  today = lastMonth(resume),
}: GroundingSource): OwnTexts {
  const { firstName, lastName, email, city, jobTitle, summary } = resume.personalInfo;
  const entries = entriesOf(resume);
  const about = itemId === undefined ? entries : chosen(entries, itemId, original);
  const person = [
    `${firstName} ${lastName}`,
    email,
    city,
    ...entries.filter(({ path }) => OF_THE_PERSON.test(path)).flatMap(({ texts }) => texts),
  ];
  return {
    near: readable([
      original,
      ...said,
      ...about.flatMap(({ texts }) => texts),
      // A certificate may be called by any of these words.
      ...(about.every(({ path }) => path.startsWith('certifications/')) ? PAPER_WORDS : []),
      ...(itemId === undefined ? [jobTitle, plain(summary), ...person] : []),
    ]),
    person: readable(person),
    fields:
      itemId === undefined
        ? []
        : about.flatMap(({ texts }) => texts.filter((text) => !text.includes('\n') && text.length < 80)),
    positions: [...about.map(({ position }) => position), ...(itemId === undefined ? [jobTitle] : [])],
    periods: about.flatMap(({ period }) => (period === null ? [] : [period])),
    jobs: itemId === undefined ? resume.experience : [],
    today,
    reckoned: [
      original,
      ...said,
      ...(itemId === undefined ? [] : about.flatMap(({ texts }) => texts)),
    ].flatMap((text) => text.split('\n')),
    companies: resume.experience.map(({ company }) => company),
  };
}
