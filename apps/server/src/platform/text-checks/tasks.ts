import { documentData } from '@lauda/documents/server';
import type { Claim, GroundingSource } from '@lauda/domain/grounding/claim';
import { ground } from '@lauda/domain/grounding/ground';
import type { ListedFact } from '@lauda/domain/grounding/second-reader/reading';
import { verifyFacts } from '@lauda/domain/grounding/second-reader/verify';
import type { Match } from '@lauda/domain/match/match';
import { matchResume } from '@lauda/domain/match/match-resume';
import { countBaseUpdates } from '@lauda/domain/proposals/base-updates';
import type { Resume } from '@lauda/domain/resume/resume';
import {
  compareTranslation,
  type Objection,
  type Translation,
} from '@lauda/domain/translation/compare-translation';
import { countTwinUpdates } from '@lauda/domain/twins/twin';
import type { ImportResult } from '@lauda/importer';
import { compareReadback, mixedAcross, type Readback } from '@lauda/importer/readback';
import { readStoredResume } from '../stored-resume.ts';

export interface GroundQuestion {
  readonly text: string;
  readonly source: GroundingSource;
}

/**
 * A text with the claims found by rules and the facts listed by a second reader; null facts when it was not read.
 */
export interface VerifyQuestion extends GroundQuestion {
  readonly claims: readonly Claim[];
  readonly facts: readonly ListedFact[] | null;
}

/** A resume, and what the importer extracted from its exported files. */
export interface ReadFiles {
  readonly resume: Resume;
  readonly pdf: ImportResult;
  readonly docx: ImportResult;
}

export interface ComparedFiles {
  readonly pdf: Readback;
  readonly docx: Readback;
  readonly across: ReturnType<typeof mixedAcross>;
}

/** A link with its documents as stored text: parsing them is part of the work. */
export interface StoredLink {
  readonly kind: 'variant' | 'twin';
  readonly snapshot: string;
  readonly variant: string;
  readonly base: string;
  readonly ignored: readonly string[];
}

export type Task =
  | ({ readonly kind: 'readback' } & ReadFiles)
  | { readonly kind: 'ground'; readonly questions: readonly GroundQuestion[] }
  | { readonly kind: 'verify'; readonly questions: readonly VerifyQuestion[] }
  | { readonly kind: 'translation'; readonly translations: readonly Translation[] }
  | { readonly kind: 'count-updates'; readonly links: readonly StoredLink[] }
  | {
      readonly kind: 'match';
      readonly resumes: readonly Resume[];
      readonly ad: string;
      /** 'YYYY-MM' */
      readonly today: string;
    };

export type TaskResult = Claim[][] | Match[] | ComparedFiles | number[] | Objection[][];

function compareFiles({ resume, pdf, docx }: ReadFiles): ComparedFiles {
  const printed = documentData(resume);
  const compared = (read: ImportResult): Readback =>
    compareReadback(
      printed,
      read.ok
        ? documentData(
            {
              ...read.resume,
              language: resume.language,
              // With the resume's own date format, so that a date read in another format does not count as lost.
              theme: resume.theme,
              showSkillLevels: true,
              groupByEmployer: resume.groupByEmployer,
            },
            { keepsUnfinished: true },
          )
        : null,
    );
  return {
    pdf: compared(pdf),
    docx: compared(docx),
    across: mixedAcross(printed, pdf.ok ? pdf.lines : []),
  };
}

const readLinked = (text: string): Resume => readStoredResume(JSON.parse(text), 'of a link');

const countUpdates = ({ kind, snapshot, variant, base, ignored }: StoredLink): number =>
  (kind === 'twin' ? countTwinUpdates : countBaseUpdates)(
    readLinked(snapshot),
    readLinked(variant),
    readLinked(base),
    ignored,
  );

export function runTask(task: Task): TaskResult {
  if (task.kind === 'ground') return task.questions.map(({ text, source }) => ground(text, source));
  if (task.kind === 'verify')
    return task.questions.map(({ facts, ...question }) =>
      facts === null ? [...question.claims] : verifyFacts(question, facts),
    );
  if (task.kind === 'match') return task.resumes.map((resume) => matchResume(resume, task.ad, task.today));
  if (task.kind === 'translation') return task.translations.map(compareTranslation);
  if (task.kind === 'count-updates') return task.links.map(countUpdates);
  return compareFiles(task);
}
