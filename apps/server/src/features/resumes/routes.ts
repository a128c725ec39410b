import { normaliseResume } from '@lauda/domain/resume/schema';
import { resumeTitle } from '@lauda/domain/resume/title';
import { AppError } from '../../errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { ResumeService } from './service.ts';

type ResumeHandlers = Pick<
  Handlers,
  | 'createResume'
  | 'saveResume'
  | 'listResumes'
  | 'getResume'
  | 'deleteResume'
  | 'undeleteResume'
  | 'listResumeVersions'
  | 'getResumeVersion'
  | 'restoreResumeVersion'
>;

/** A path with another user's id gives NOT_FOUND, as for an unknown id. */
function ownId({ userId }: UserActor, named: string): string {
  if (named.toLowerCase() !== userId) throw new AppError('NOT_FOUND');
  return userId;
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('PRECONDITION_REQUIRED');
  return value;
}

/** Parses an ETag: `"12"` is 12. */
const baseVersionOf = (ifMatch: string | undefined): number => Number(required(ifMatch).slice(1, -1));

export const resumeHandlers = (service: ResumeService): ResumeHandlers => ({
  createResume: ({ params, headers, body }, { actor }) => {
    const userId = ownId(actor, params.userId);
    const operationId = required(headers['idempotency-key']);
    const { resume, locale, title, professionalSummary, phoneNumber, ...person } = body;
    const made =
      resume === undefined
        ? normaliseResume(
            { title, personalInfo: { ...person, summary: professionalSummary, phone: phoneNumber } },
            { language: locale },
          )
        : resume;
    return service.create({ userId, operationId, resume: made });
  },
  saveResume: ({ params, headers, body }, { actor, request }) => {
    const baseVersion = baseVersionOf(headers['if-match']);
    const operationId = required(headers['idempotency-key']);
    return service.save({
      userId: actor.userId,
      resumeId: params.id,
      baseVersion,
      operationId,
      title: resumeTitle(body),
      // Uses the raw JSON when it is what was validated: serializing it again would cost as much as the validation.
      // A body of an earlier version was upgraded, which creates a new object.
      documentText: body === request.body ? request.jsonText : JSON.stringify(body),
    });
  },
  listResumes: ({ params, query }, { actor }) =>
    service.list(ownId(actor, params.userId), { isDeleted: query.deleted === 'true' }),
  getResume: ({ params }, { actor }) => service.get({ userId: actor.userId, resumeId: params.id }, 'current'),
  deleteResume: async ({ params }, { actor }) => {
    await service.remove({ userId: actor.userId, resumeId: params.id });
    return {};
  },
  undeleteResume: async ({ params }, { actor }) => {
    await service.undelete({ userId: actor.userId, resumeId: params.id });
    return {};
  },
  listResumeVersions: ({ params, query }, { actor }) =>
    service.listVersions({ userId: actor.userId, resumeId: params.id }, query.before ?? null),
  getResumeVersion: ({ params }, { actor }) =>
    service.get({ userId: actor.userId, resumeId: params.id }, params.version),
  restoreResumeVersion: ({ params, headers }, { actor }) =>
    service.restoreVersion({
      userId: actor.userId,
      resumeId: params.id,
      version: params.version,
      baseVersion: baseVersionOf(headers['if-match']),
      operationId: required(headers['idempotency-key']),
    }),
});
