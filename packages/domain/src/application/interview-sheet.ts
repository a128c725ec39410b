import { proseOf, sentencesOf } from '../match/evidence/sentences.ts';
import { showsResult } from '../resume/checks/bullets.ts';
import { printedResume } from '../resume/entries/printed-entries.ts';
import type { Resume } from '../resume/resume.ts';
import type { RichText } from '../resume/rich-text.ts';
import { visibleSections } from '../resume/sections.ts';
import { contentStems } from '../skills/words.ts';
import type { MatchSnapshot } from './application.ts';

/** A sentence of the resume, verbatim, and the entry it is from. */
export interface Quote {
  readonly sentence: string;
  /** The entry's name in the user's wording; '' is the summary. */
  readonly place: string;
}

export interface RequirementQuestion {
  /** Verbatim from the ad. */
  readonly requirement: string;
  readonly status: 'partly' | 'missing';
  /** Sentences the user can base an answer on; empty when the resume has none. */
  readonly quotes: readonly Quote[];
}

export interface LineQuestion {
  readonly line: Quote;
  /** Why an interviewer will ask: the line states a figure or a result, or that the user led others. */
  readonly reason: 'result' | 'leadership';
  /** Related sentences of the same entry. */
  readonly quotes: readonly Quote[];
}

export interface InterviewSheet {
  readonly requirements: readonly RequirementQuestion[];
  readonly lines: readonly LineQuestion[];
}

const MAX_REQUIREMENTS = 12;
const MAX_LINES = 8;
const MAX_QUOTES = 2;
/** Twenty full pages have about 800. */
const MAX_SENTENCES = 800;
/** A single shared word is often just 'team' or 'work'. */
const LEAST_SHARED = 2;

const LEADING =
  /(?<!\p{L})(?:led|lead(?!s? (?:time|generation))|leads|leading|managed|manages?|headed|heads|supervis\p{L}+|mentor\p{L}*|coach(?:ed|es)|trained|founded|co-?founded|lider\p{L}+|coorden(?:o|a|ei|ou|ava)|gerenci(?:o|a|ei|ou|ava)|gest(?:ão|ora?) d[aeo]|supervision\p{L}+|fund(?:ei|ou)|trein(?:o|a|ei|ou|ava)|mentor\p{L}*)(?!\p{L})/iu;

interface Sentence extends Quote {
  readonly entry: string;
  readonly stems: ReadonlySet<string>;
}

const named = (...parts: string[]) => parts.filter((part) => part.trim() !== '').join(', ');

/** The visible sentences, in the order of the resume's sections. */
function sentencesIn(resume: Resume): Sentence[] {
  const shown = new Set(visibleSections(resume));
  const { personalInfo, experience, projects, education, customSections } = resume;
  const text = (id: string, place: string, description: RichText) => ({ id, place, description });
  const texts = [
    ...(shown.has('experience')
      ? experience.map((one) => text(one.id, named(one.position, one.company), one.description))
      : []),
    ...(shown.has('projects') ? projects.map((one) => text(one.id, one.name, one.description)) : []),
    ...customSections
      .filter(({ id }) => shown.has(`custom:${id}`))
      .flatMap(({ title, items }) =>
        items.map((one) => text(one.id, named(one.title, title), one.description)),
      ),
    ...(shown.has('education') ? education.map((one) => text(one.id, one.school, one.description)) : []),
    ...(shown.has('objectives') ? [text('summary', '', personalInfo.summary)] : []),
  ];
  return texts
    .flatMap(({ id, place, description }) =>
      sentencesOf(proseOf(description)).map((sentence) => ({ entry: id, place, sentence })),
    )
    .slice(0, MAX_SENTENCES)
    .map((one) => Object.assign(one, { stems: new Set(contentStems(one.sentence)) }));
}

const quoteOf = ({ sentence, place }: Quote): Quote => ({ sentence, place });

/** The sentences that share the most words with a text; ties keep the resume's order. */
function nearest(sentences: readonly Sentence[], text: string): Quote[] {
  const wanted = new Set(contentStems(text));
  return sentences
    .map((sentence) => ({ sentence, shared: [...wanted].filter((stem) => sentence.stems.has(stem)).length }))
    .filter(({ shared }) => shared >= Math.min(LEAST_SHARED, wanted.size) && shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, MAX_QUOTES)
    .map(({ sentence }) => quoteOf(sentence));
}

function requirementQuestions(
  match: MatchSnapshot | null,
  sentences: readonly Sentence[],
): RequirementQuestion[] {
  const rows = (match?.rows ?? []).flatMap(({ text, status, proof }) =>
    status === 'met' ? [] : [{ text, status, proof }],
  );
  return [
    ...rows.filter(({ status }) => status === 'missing'),
    ...rows.filter(({ status }) => status === 'partly'),
  ]
    .slice(0, MAX_REQUIREMENTS)
    .map(({ text, status, proof }) => {
      const proven = sentences
        .filter(({ sentence }) => sentence === proof)
        .slice(0, 1)
        .map(quoteOf);
      const near = nearest(sentences, text).filter(({ sentence }) => sentence !== proof);
      return { requirement: text, status, quotes: [...proven, ...near].slice(0, MAX_QUOTES) };
    });
}

function lineQuestions(resume: Resume, sentences: readonly Sentence[]): LineQuestion[] {
  const bold = sentences.flatMap((line) => {
    const hasResult = showsResult(line.sentence, resume.language);
    const leads = LEADING.test(line.sentence);
    const weight = (hasResult ? 2 : 0) + (leads ? 1 : 0);
    return weight === 0
      ? []
      : [{ line, weight, reason: hasResult ? ('result' as const) : ('leadership' as const) }];
  });
  return bold
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MAX_LINES)
    .map(({ line, reason }) => ({
      line: quoteOf(line),
      reason,
      quotes: nearest(
        sentences.filter(({ entry, sentence }) => entry === line.entry && sentence !== line.sentence),
        line.sentence,
      ),
    }));
}

/**
 * Likely interview questions: requirements of the ad that the resume meets partly or not at all, and the user's boldest
 * lines. Suggested answers only quote sentences of the printed resume; no text is generated.
 */
export function interviewSheet(resume: Resume, match: MatchSnapshot | null): InterviewSheet {
  const printed = printedResume(resume);
  const sentences = sentencesIn(printed);
  return {
    requirements: requirementQuestions(match, sentences),
    lines: lineQuestions(printed, sentences),
  };
}
