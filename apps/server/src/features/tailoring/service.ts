import type { TailoringSuggestion } from '@lauda/contract/resumes/tailoring';
import { copyOf } from '@lauda/domain/resume/copy';
import type { Resume } from '@lauda/domain/resume/resume';
import { applyChanges, type PassageChange } from '@lauda/domain/tailoring/apply-changes';
import { passagesOf } from '@lauda/domain/tailoring/passages';
import { tailoringReadiness } from '@lauda/domain/tailoring/readiness';
import { isResumeName } from '@lauda/domain/tailoring/resume-name';
import { thisMonth } from '../../platform/this-month.ts';
import { AppError } from '../../errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import type { TextChecks } from '../../platform/text-checks/text-checks.ts';
import type { AiService, ClaimFinder } from '../ai/service.ts';
import type { ResumeService } from '../resumes/service.ts';
import { readAnswer } from './read-answer.ts';
import { answerSchema, INSTRUCTIONS, passageNames, resumeData } from './request.ts';

interface OwnResume {
  userId: string;
  resumeId: string;
}

interface Change extends PassageChange {
  suggested: string | null;
  confirmed: readonly string[];
}

export interface TailoringServiceDeps {
  resumes: Pick<ResumeService, 'get' | 'create' | 'requireRoom'>;
  ai: AiService;
  claims: ClaimFinder;
  checks: Pick<TextChecks, 'ground' | 'match'>;
}

export type TailoringService = ReturnType<typeof createTailoringService>;

const refuse = (reason: string, path: string | null = null) =>
  new AppError('TAILORING_REFUSED', null, { data: { reason, path } });

function tailored(resume: Resume, changes: readonly Change[]): Resume {
  const applied = applyChanges(resume, changes);
  if (!applied.ok) throw refuse(applied.reason, applied.path);
  return applied.resume;
}

export function createTailoringService({ resumes, ai, claims: finder, checks }: TailoringServiceDeps) {
  /**
   * A model's claim enters a resume only after the user has confirmed it; enforced here, whatever the browser
   * checks. Uses the rules only: a second reader would run on every save, and is not deterministic.
   */
  const requireConfirmed = async (userId: string, resume: Resume, changes: readonly Change[]) => {
    const passages = passagesOf(resume);
    const suggestions = changes.flatMap(({ suggested, ...change }) =>
      suggested === null ? [] : [{ ...change, suggested }],
    );
    const claims = await checks.ground(
      userId,
      suggestions.map(({ path, before, suggested }) => {
        const itemId = passages.find((passage) => passage.path === path)?.itemId ?? undefined;
        return { text: suggested, source: { resume, itemId, original: before, today: thisMonth() } };
      }),
    );
    for (const [index, { path, after, confirmed }] of suggestions.entries()) {
      const isOpen = (claims[index] ?? []).some(
        ({ text }) => after.includes(text) && !confirmed.includes(text),
      );
      if (isOpen) throw refuse('unconfirmed', path);
    }
  };

  const getReady = async (own: OwnResume) => {
    const stored = await resumes.get(own, 'current');
    const readiness = tailoringReadiness(stored.resume);
    if (!readiness.ok) throw refuse(readiness.reason);
    return stored;
  };

  return {
    match: async (own: OwnResume, { ad, changes }: { ad: string; changes: readonly Change[] }) => {
      const { resume, version } = await getReady(own);
      const changed = changes.length === 0 ? [] : [tailored(resume, changes)];
      const [original, withChanges = null] = await checks.match(own.userId, [resume, ...changed], ad);
      if (original === undefined) throw new Error('A match came back without a result');
      return { version, original, tailored: withChanges, hasSuggestions: ai.isOn() };
    },

    suggest: async (
      actor: Pick<UserActor, 'userId'>,
      { resumeId, ad, signal }: { resumeId: string; ad: string; signal: AbortSignal },
    ): Promise<{ version: number; suggestions: TailoringSuggestion[] }> => {
      const { resume, version } = await getReady({ userId: actor.userId, resumeId });
      const names = passageNames(passagesOf(resume));
      const { firstName, lastName, email, phone, city } = resume.personalInfo;
      const asked = {
        actor,
        person: { firstName, lastName, email, phone, city, contacts: resume.contacts },
        locale: resume.language,
        signal,
      };
      const suggestions = await ai.answer({
        ...asked,
        purpose: 'tailoring',
        allowance: 'suggestion',
        instructions: INSTRUCTIONS,
        data: { resume: resumeData(resume, names), ad },
        schema: answerSchema,
        finish: (answer) => readAnswer(answer, { asked, resume, names, claims: finder }),
      });
      return { version, suggestions };
    },

    /** The original is only read. */
    createCopy: async (
      own: OwnResume,
      request: { operationId: string; name: string; changes: readonly Change[]; ad?: string | undefined },
    ) => {
      if (!isResumeName(request.name)) throw new AppError('RESUME_NAME_INVALID');
      const { resume, version } = await getReady(own);
      const changes = request.changes.filter(({ before, after }) => before !== after);
      if (changes.length === 0) throw refuse('nothing-accepted');
      const title = request.name.trim();
      const copy = { ...copyOf(tailored(resume, changes)), title };
      // Cheap checks first: checking claims is the most expensive part.
      await resumes.requireRoom({ userId: own.userId, operationId: request.operationId });
      await requireConfirmed(own.userId, resume, changes);
      return resumes.create({
        userId: own.userId,
        operationId: request.operationId,
        resume: copy,
        link: {
          baseId: own.resumeId,
          baseVersion: version,
          label: title,
          // PostgreSQL cannot store NUL characters, which text pasted from a PDF may contain.
          ad: request.ad?.replaceAll('\0', ' ') ?? null,
        },
      });
    },
  };
}
