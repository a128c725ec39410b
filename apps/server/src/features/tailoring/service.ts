import type { TailoringSuggestion } from '@lauda/contract/tailoring';
import { ground } from '@lauda/domain/grounding/ground';
import { matchResume } from '@lauda/domain/match/match-resume';
import { copyOf } from '@lauda/domain/resume/copy';
import type { Resume } from '@lauda/domain/resume/resume';
import { applyChanges, type PassageChange } from '@lauda/domain/tailoring/apply-changes';
import { passagesOf } from '@lauda/domain/tailoring/passages';
import { tailoringReadiness } from '@lauda/domain/tailoring/readiness';
import { isResumeName } from '@lauda/domain/tailoring/resume-name';
import { thisMonth } from '../../platform/this-month.ts';
import { AppError } from '../../errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import type { AiService } from '../ai/service.ts';
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
  resumes: Pick<ResumeService, 'get' | 'create'>;
  ai: AiService;
}

export type TailoringService = ReturnType<typeof createTailoringService>;

const refuse = (reason: string, path: string | null = null) =>
  new AppError('TAILORING_REFUSED', null, { data: { reason, path } });

function tailored(resume: Resume, changes: readonly Change[]): Resume {
  const applied = applyChanges(resume, changes);
  if (!applied.ok) throw refuse(applied.reason, applied.path);
  return applied.resume;
}

/** What a model claimed enters a resume only when the person has vouched for it, whatever the browser thinks. */
function requireConfirmed(resume: Resume, changes: readonly Change[]): void {
  const passages = passagesOf(resume);
  for (const { path, before, after, suggested, confirmed } of changes) {
    if (suggested === null) continue;
    const itemId = passages.find((passage) => passage.path === path)?.itemId ?? undefined;
    const open = ground(suggested, { resume, itemId, original: before, today: thisMonth() }).filter(
      ({ text }) => after.includes(text) && !confirmed.includes(text),
    );
    if (open.length > 0) throw refuse('unconfirmed', path);
  }
}

export function createTailoringService({ resumes, ai }: TailoringServiceDeps) {
  const getReady = async (own: OwnResume) => {
    const stored = await resumes.get(own, 'current');
    const readiness = tailoringReadiness(stored.resume);
    if (!readiness.ok) throw refuse(readiness.reason);
    return stored;
  };

  return {
    match: async (own: OwnResume, { ad, changes }: { ad: string; changes: readonly Change[] }) => {
      const { resume, version } = await getReady(own);
      return {
        version,
        original: matchResume(resume, ad),
        tailored: changes.length === 0 ? null : matchResume(tailored(resume, changes), ad),
        hasSuggestions: ai.isOn(),
      };
    },

    suggest: async (
      actor: Pick<UserActor, 'userId'>,
      { resumeId, ad, signal }: { resumeId: string; ad: string; signal: AbortSignal },
    ): Promise<{ version: number; suggestions: TailoringSuggestion[] }> => {
      const { resume, version } = await getReady({ userId: actor.userId, resumeId });
      const names = passageNames(passagesOf(resume));
      const { firstName, lastName, email, phone, city } = resume.personalInfo;
      const answer = await ai.answer({
        actor,
        purpose: 'tailoring',
        allowance: 'suggestion',
        instructions: INSTRUCTIONS,
        data: { resume: resumeData(resume, names), ad },
        person: { firstName, lastName, email, phone, city, links: resume.links },
        locale: resume.language,
        signal,
        schema: answerSchema,
      });
      return { version, suggestions: readAnswer(answer, resume, names) };
    },

    /** The original is read and never written. */
    createCopy: async (
      own: OwnResume,
      request: { operationId: string; name: string; changes: readonly Change[] },
    ) => {
      if (!isResumeName(request.name)) throw new AppError('RESUME_NAME_INVALID');
      const { resume } = await getReady(own);
      const changes = request.changes.filter(({ before, after }) => before !== after);
      if (changes.length === 0) throw refuse('nothing-accepted');
      requireConfirmed(resume, changes);
      return resumes.create({
        userId: own.userId,
        operationId: request.operationId,
        resume: { ...copyOf(tailored(resume, changes)), title: request.name.trim() },
      });
    },
  };
}
