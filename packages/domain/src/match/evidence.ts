import { LOCALES } from '../locale.ts';
import type { Period, Resume } from '../resume/resume.ts';
import type { RichText } from '../resume/rich-text.ts';
import { wordOf } from '../resume/vocabulary-words.data.ts';
import { findSkills, withImplied } from '../skills/dictionary.ts';
import { wordsOf } from '../skills/words.ts';
import { isEverydayWordAt } from './common-names.data.ts';
import type { CopyCheck } from './copied.ts';
import type { Proof } from './match.ts';
import { proseOf, sentencesOf } from './sentences.ts';

/** One sentence of a resume, with what it shows and how much that counts. */
export interface Evidence extends Proof {
  /** The sentence, and what it says in the other language where it is a choice from a list. */
  readonly said: string;
  /** The entry of the resume that it belongs to: 'experience/<id>'. */
  readonly entry: string;
  readonly source: 'experience' | 'project' | 'education' | 'certification' | 'summary' | 'language' | 'list';
  readonly concepts: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** From 0 to 1: use in a job counts whole, a word in a list less. */
  readonly strength: number;
  readonly period: Period | null;
}

const STRENGTH: Readonly<Record<Evidence['source'], number>> = {
  experience: 1,
  project: 0.9,
  certification: 1,
  education: 0.8,
  language: 1,
  summary: 0.7,
  list: 0.4,
};

/** A copy of half a field of the ad makes the whole field worthless as proof. */
const MOST_COPIED_FIELD = 0.5;
const MOST_COPIED_SENTENCE = 0.6;
/** Names one after the other are a list, wherever they stand. */
const MOST_SKILLS = 6;
const LEAST_COPY_WORDS = 4;

/**
 * Sentences of prose that are read, each field's repeats once: every skill of an ad is looked for in all of them. Twenty full pages have
 * about 800; the longest resume of the evaluation sets has 2,799 characters.
 */
const MAX_SENTENCES = 800;

interface Field {
  readonly path: string;
  readonly text: string;
  readonly source: Evidence['source'];
  readonly period: Period | null;
  /** More words for the same. */
  readonly also: string;
  /** Whole sentences can be copies; a position or a skill's name is said the same by everybody. */
  readonly isProse: boolean;
}

const everywhere = (stored: string, kind: 'degrees' | 'fields' | 'languageLevels') =>
  LOCALES.map((locale) => wordOf(stored, kind, locale)).join(' ');

function fieldsOf(resume: Resume): Field[] {
  const field = (path: string, text: string, source: Evidence['source'], period: Period | null = null) => ({
    path,
    text,
    source,
    period,
    also: '',
    isProse: false,
  });
  const prose = (path: string, text: RichText, source: Evidence['source'], period: Period | null = null) => ({
    ...field(path, proseOf(text), source, period),
    isProse: true,
  });
  const {
    language,
    personalInfo,
    experience,
    projects,
    education,
    certifications,
    languages,
    skills,
    customSections,
  } = resume;
  return [
    ...experience.flatMap((one) => [
      field(`experience/${one.id}/position`, one.position, 'experience', one),
      prose(`experience/${one.id}/description`, one.description, 'experience', one),
    ]),
    ...projects.flatMap((one) => [
      field(`projects/${one.id}/name`, one.name, 'project', one),
      prose(`projects/${one.id}/description`, one.description, 'project', one),
    ]),
    // Whose paper it is: 'a NALA credential' is asked for by the issuer's name.
    ...certifications.map((one) =>
      Object.assign(field(`certifications/${one.id}/name`, one.name, 'certification'), {
        also: (one.issuer.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu) ?? []).join(' '),
      }),
    ),
    ...education.flatMap((one) => [
      {
        ...field(
          `education/${one.id}/degree`,
          [wordOf(one.degree, 'degrees', language), wordOf(one.field, 'fields', language)]
            .filter(Boolean)
            .join(', '),
          'education',
          one,
        ),
        also: `${everywhere(one.degree, 'degrees')} ${everywhere(one.field, 'fields')}`,
      },
      prose(`education/${one.id}/description`, one.description, 'education', one),
    ]),
    ...languages.map((one) =>
      Object.assign(
        field(
          `languages/${one.id}/name`,
          [one.name, wordOf(one.level, 'languageLevels', language)].filter(Boolean).join(', '),
          'language',
        ),
        { also: `${one.name} ${everywhere(one.level, 'languageLevels')}` },
      ),
    ),
    prose('personalInfo/summary', personalInfo.summary, 'summary'),
    field('personalInfo/jobTitle', personalInfo.jobTitle, 'summary'),
    ...customSections.flatMap((section) =>
      section.items.flatMap((one) => [
        field(`customSections/${section.id}/items/${one.id}/title`, one.title, 'list', one),
        prose(`customSections/${section.id}/items/${one.id}/description`, one.description, 'project', one),
      ]),
    ),
    ...skills.map((one) => field(`skills/${one.id}/name`, one.name, 'list')),
  ].filter(({ text }) => text.trim() !== '');
}

/** What somebody would like to do proves nothing. */
const WISH =
  /(?<!\p{L})(?:looking for|seeking|hoping to|wants? to|would like to|eager to|interested in|willing to learn|wishes to|busco|buscando|em busca de|procuro|gostaria de|quero|deseja|desejo|interesse em|disposto a aprender|disposta a aprender|objetivo:)(?!\p{L})/iu;

const entryOf = (path: string) => path.split('/').slice(0, 2).join('/');

function evidenceOf({ path, source, period, also }: Field, sentence: string): Evidence {
  const said = also === '' ? sentence : `${sentence}\n${also}`;
  // Who issued a paper is said with it, and shows no skill.
  const found = findSkills(source === 'certification' ? sentence : said).filter(
    ({ start, end }) => !isEverydayWordAt(said, start, end),
  );
  const words = wordsOf(said);
  const isList = found.length >= MOST_SKILLS || (found.length >= 4 && words.length / found.length < 3);
  return {
    path,
    entry: entryOf(path),
    sentence,
    said,
    source,
    period,
    concepts: new Set(found.flatMap(({ concept }) => withImplied(concept).map(({ id }) => id))),
    stems: new Set(words.map(({ stem }) => stem)),
    strength: isList ? Math.min(STRENGTH[source], STRENGTH.list) : STRENGTH[source],
  };
}

/** The sentences of a resume that can prove something: not those that are the ad's own words. */
export function readEvidence(resume: Resume, copies: CopyCheck): Evidence[] {
  let left = MAX_SENTENCES;
  return fieldsOf(resume).flatMap((field) => {
    if (field.isProse && copies.shareOf(field.text) >= MOST_COPIED_FIELD) return [];
    const isCopy = (sentence: string) =>
      wordsOf(sentence).length >= LEAST_COPY_WORDS && copies.shareOf(sentence) >= MOST_COPIED_SENTENCE;
    const sentences = [...new Set(sentencesOf(field.text))].slice(0, field.isProse ? left : undefined);
    if (field.isProse) left -= sentences.length;
    return sentences
      .filter((sentence) => !(field.isProse && (isCopy(sentence) || WISH.test(sentence))))
      .map((sentence) => evidenceOf(field, sentence));
  });
}

/** Each job as one text with its employer, of the sentences that prove something: its sector is said by all of it. */
export function readJobs({ experience }: Resume, evidence: readonly Evidence[]): Evidence[] {
  const byEntry = Map.groupBy(evidence, ({ entry }) => entry);
  return experience.map((one) => {
    const entry = `experience/${one.id}`;
    return {
      path: `${entry}/position`,
      entry,
      sentence: [one.position, one.company].filter(Boolean).join(', '),
      said: [one.company, ...(byEntry.get(entry) ?? []).map(({ said }) => said)].join('\n'),
      source: 'experience',
      concepts: new Set(),
      // An employer's name says where somebody worked.
      stems: new Set(wordsOf(`${one.position}, ${one.company}`).map(({ stem }) => stem)),
      strength: STRENGTH.experience,
      period: one,
    };
  });
}
