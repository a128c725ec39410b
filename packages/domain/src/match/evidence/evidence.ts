import { LOCALES } from '../../locale.ts';
import type { Period, Resume } from '../../resume/resume.ts';
import type { RichText } from '../../resume/rich-text.ts';
import { wordOf } from '../../resume/vocabulary/vocabulary-words.data.ts';
import { findSkills, withImplied } from '../../skills/dictionary.ts';
import { wordsOf } from '../../skills/words.ts';
import { isEverydayWordAt } from '../ad/common-names.data.ts';
import type { CopyCheck } from './copied.ts';
import type { Proof } from '../match.ts';
import { proseOf, sentencesOf } from './sentences.ts';

/** One sentence of a resume, with what it proves and how much that counts. */
export interface Evidence extends Proof {
  /** The sentence, plus its wording in both languages where it is a vocabulary choice. */
  readonly said: string;
  /** The resume entry it belongs to: 'experience/<id>'. */
  readonly entry: string;
  readonly source: 'experience' | 'project' | 'education' | 'certification' | 'summary' | 'language' | 'list';
  readonly concepts: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** From 0 to 1: use in a job counts fully, a mention in a list less. */
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

/** If half of a field is copied from the ad, the whole field proves nothing. */
const MOST_COPIED_FIELD = 0.5;
const MOST_COPIED_SENTENCE = 0.6;
/** This many skills in one sentence make it a list, in any section. */
const MOST_SKILLS = 6;
const LEAST_COPY_WORDS = 4;

/**
 * Maximum number of prose sentences, without repeats in a field: every skill of an ad is searched in all of them.
 * Twenty full pages have about 800; the longest resume of the evaluation sets has 2,799 characters.
 */
const MAX_SENTENCES = 800;

interface Field {
  readonly path: string;
  readonly text: string;
  readonly source: Evidence['source'];
  readonly period: Period | null;
  /** Additional wording of the same value. */
  readonly also: string;
  /** Only whole sentences can be copies; everyone writes a position or a skill's name the same way. */
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
    // The issuer's acronym: an ad may ask for 'a NALA credential'.
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

/** Wishes prove nothing. */
const WISH =
  /(?<!\p{L})(?:looking for|seeking|hoping to|wants? to|would like to|eager to|interested in|willing to learn|wishes to|busco|buscando|em busca de|procuro|gostaria de|quero|deseja|desejo|interesse em|disposto a aprender|disposta a aprender|objetivo:)(?!\p{L})/iu;

const entryOf = (path: string) => path.split('/').slice(0, 2).join('/');

function evidenceOf({ path, source, period, also }: Field, sentence: string): Evidence {
  const said = also === '' ? sentence : `${sentence}\n${also}`;
  // The issuer is part of the searchable text, but shows no skill.
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

/** The sentences of a resume that can prove something; copies of the ad are excluded. */
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

/** Each job as one text of its proving sentences, with its employer: any of them may show the sector. */
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
      // The employer's name says where the user worked.
      stems: new Set(wordsOf(`${one.position}, ${one.company}`).map(({ stem }) => stem)),
      strength: STRENGTH.experience,
      period: one,
    };
  });
}
