import { randomUUID } from 'node:crypto';
import type { LetterProgress } from '@lauda/contract/applications/cover-letters';
import { documentText } from '@lauda/documents/server';
import {
  isProTone,
  type LetterBrief,
  type LetterClaim,
  type LetterSection,
  MAX_LETTER_CHARACTERS,
  MAX_LETTER_CLAIMS,
  missingOf,
} from '@lauda/domain/cover-letter/letter';
import { letterScaffold } from '@lauda/domain/cover-letter/scaffold';
import type { Match } from '@lauda/domain/match/match';
import { emptyResume } from '@lauda/domain/resume/empty-resume';
import type { Resume } from '@lauda/domain/resume/resume';
import * as z from 'zod/mini';
import { thisMonth } from '../../platform/this-month.ts';
import { AppError } from '../../errors.ts';
import type { TextChecks } from '../../platform/text-checks/text-checks.ts';
import type { AiService, ClaimFinder } from '../ai/service.ts';
import { letterInstructions } from './instructions.ts';
import type { CoverLetterService } from './service.ts';

const WRITTEN_SECTIONS = ['introduction', 'body', 'closing'] as const satisfies readonly LetterSection[];

const part = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LETTER_CHARACTERS.section));
const answerSchema = z.object({ introduction: part, body: part, closing: part });

export interface LetterWriterDeps {
  letters: Pick<CoverLetterService, 'requireOpen' | 'findResume'>;
  ai: AiService;
  claims: ClaimFinder;
  checks: Pick<TextChecks, 'match'>;
  hasProAccess: (userId: string) => Promise<boolean>;
}

export interface LetterRequest {
  userId: string;
  brief: LetterBrief;
  date: string;
}

export type LetterWriter = ReturnType<typeof createLetterWriter>;

/** How many resume passages that match the ad are shown to the model. */
const MOST_PROOFS = 8;

/** Requirements of the ad that the resume proves, quoted from the resume. */
const provenLines = ({ requirements }: Match): string =>
  requirements
    .filter(({ proof }) => proof !== null)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_PROOFS)
    .map(({ text, proof }) => `${text} → ${proof?.sentence ?? ''}`)
    .join('\n');

/** Generates cover letters, and marks claims that the user's own data does not support. */
export function createLetterWriter({ letters, ai, claims: finder, checks, hasProAccess }: LetterWriterDeps) {
  return {
    allowance: async (userId: string) => {
      await letters.requireOpen();
      return { isOn: ai.isOn(), ...(await ai.usageOf(userId)).letter };
    },

    /** Throws before streaming starts, so that a refusal is a normal error response. */
    check: async ({ userId, brief }: LetterRequest): Promise<Resume> => {
      await letters.requireOpen();
      const { tone } = brief;
      if (tone === null || missingOf(brief).length > 0)
        throw new AppError('VALIDATION_FAILED', `body: lacks ${missingOf(brief).join(', ')}`);
      if (isProTone(tone) && !(await hasProAccess(userId))) throw new AppError('PLAN_REQUIRED');
      const resume = await letters.findResume(userId, brief.resumeId);
      // A resume id of another user, or of a deleted resume, is not the same as no resume.
      if (brief.resumeId !== null && resume === null) throw new AppError('NOT_FOUND');
      if (!ai.isOn()) throw new AppError('AI_OFF');
      return resume ?? emptyResume(brief.language);
    },

    write: async (
      { userId, brief, date }: LetterRequest,
      resume: Resume,
      tell: (progress: LetterProgress) => void,
      signal: AbortSignal,
    ): Promise<void> => {
      tell({ type: 'stage', stage: 'analyzing' });
      const { company, position, hiringManager, jobDescription, language } = brief;
      const resumeText = documentText(resume);
      tell({ type: 'stage', stage: 'matching' });
      const [match] =
        jobDescription.trim() === '' ? [] : await checks.match(userId, [resume], jobDescription);
      const proofs = match === undefined ? '' : provenLines(match);
      tell({ type: 'stage', stage: 'writing' });
      // Company, position and manager are entered by the user; the ad's text is not a source for claims.
      const ownTexts = [company, position, hiringManager];
      const asked = {
        actor: { userId },
        person: { ...resume.personalInfo, contacts: resume.contacts },
        locale: language,
        signal,
      };
      const { written, found } = await ai.answer({
        ...asked,
        purpose: 'letter',
        allowance: 'letter',
        instructions: letterInstructions(brief),
        data: {
          resume: resumeText,
          company,
          position,
          hiringManager,
          ...(jobDescription.trim() === '' ? {} : { jobAd: jobDescription }),
          ...(proofs === '' ? {} : { whatTheAdAsksForAndTheResumeShows: proofs }),
        },
        schema: answerSchema,
        finish: async (answer) => {
          tell({ type: 'stage', stage: 'finalizing' });
          const questions = WRITTEN_SECTIONS.map((section) => ({
            text: answer[section],
            source: { resume, ownTexts, today: thisMonth() },
          }));
          return { written: answer, found: await finder.claimsOf({ ...asked, questions }) };
        },
      });
      const claims = WRITTEN_SECTIONS.flatMap((section, index) =>
        (found[index] ?? []).map(({ text, kind }): LetterClaim => ({
          id: randomUUID(),
          section,
          text,
          kind,
          isConfirmed: false,
        })),
      );
      const scaffold = letterScaffold({ brief, person: resume.personalInfo, date });
      tell({
        type: 'written',
        sections: { ...scaffold, ...written },
        claims: boundedClaims(uniqueClaims(claims), written),
      });
      tell({ type: 'stage', stage: 'complete' });
    },
  };
}

/** The same text twice in one section is confirmed once. */
function uniqueClaims(claims: readonly LetterClaim[]): LetterClaim[] {
  return [...new Map(claims.map((claim) => [`${claim.section} ${claim.text}`, claim])).values()];
}

/** Above the maximum number of claims, each section becomes one claim, so that nothing is left unmarked. */
function boundedClaims(
  claims: LetterClaim[],
  written: Readonly<Record<(typeof WRITTEN_SECTIONS)[number], string>>,
): LetterClaim[] {
  if (claims.length <= MAX_LETTER_CLAIMS) return claims;
  return WRITTEN_SECTIONS.map((section) => ({
    id: randomUUID(),
    section,
    text: written[section],
    kind: 'number',
    isConfirmed: false,
  }));
}
