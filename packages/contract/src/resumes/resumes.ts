import { LOCALES } from '@lauda/domain/locale';
import { MAX_CHARACTERS, MAX_RESUME_BYTES } from '@lauda/domain/resume/limits';
import { resumeSchema } from '@lauda/domain/resume/schema';
import * as z from 'zod/mini';
import { defineRoute, json, userOrImpersonator } from '../route.ts';

const ofUser = z.object({ userId: z.uuid() });
const byId = z.object({ id: z.uuid() });
const version = z.coerce.number().check(z.int(), z.minimum(1));
const ofVersion = z.object({ id: z.uuid(), version });

/** Makes a retry after a lost response idempotent. Required: 428 without it. */
const operation = z.object({
  'idempotency-key': z.optional(z.uuid()),
  /** W3C Trace Context. An unreadable one starts a new trace. */
  traceparent: z.optional(z.string()),
});
/** A save also sends the version it started from, as `"12"`. */
const save = z.object({
  'idempotency-key': z.optional(z.uuid()),
  'if-match': z.optional(z.string().check(z.regex(/^"\d{1,9}"$/))),
  /** W3C Trace Context. An unreadable one starts a new trace. */
  traceparent: z.optional(z.string()),
});

const text = z.string().check(z.maxLength(MAX_CHARACTERS.richText));
const moment = z.iso.datetime();

const saved = json(z.object({ id: z.uuid(), version: z.number(), updatedAt: moment }));

/** The current state of a resume; also the data of RESUME_STALE. */
export const storedResume = z.object({
  id: z.uuid(),
  version: z.number(),
  updatedAt: moment,
  resume: resumeSchema,
});
export type StoredResume = z.output<typeof storedResume>;

export const resumeSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  version: z.number(),
  createdAt: moment,
  updatedAt: moment,
  deletedAt: z.nullable(moment),
});
export type ResumeSummary = z.output<typeof resumeSummary>;

const resumeVersion = z.object({ version: z.number(), savedAt: moment });

/** Autosave writes at most once a second; a user with several tabs and devices stays far below this. */
const SAVE_LIMIT = { max: 600, windowSeconds: 60, per: 'user', isRough: true } as const;
const CREATE_LIMIT = { max: 120, windowSeconds: 60, per: 'user' } as const;

export const resumeRoutes = {
  createResume: defineRoute({
    method: 'POST',
    path: '/api/resume/create/:userId',
    tag: 'resume',
    summary: 'Makes a resume: from a few fields, or whole when `resume` is given.',
    policy: userOrImpersonator,
    params: ofUser,
    headers: operation,
    body: z.strictObject({
      firstName: z._default(text, ''),
      lastName: z._default(text, ''),
      professionalSummary: z._default(text, ''),
      jobTitle: z._default(text, ''),
      city: z._default(text, ''),
      phoneNumber: z._default(z.string().check(z.regex(/^\d{0,20}$/)), ''),
      email: z._default(text, ''),
      title: z._default(text, ''),
      locale: z.enum(LOCALES),
      resume: z.optional(resumeSchema),
    }),
    output: saved,
    errors: ['PRECONDITION_REQUIRED', 'RESUME_LIMIT_REACHED', 'OPERATION_REUSED'],
    limit: CREATE_LIMIT,
    bodyLimitBytes: MAX_RESUME_BYTES * 2,
  }),
  saveResume: defineRoute({
    method: 'PATCH',
    path: '/api/resume/:id',
    tag: 'resume',
    summary: 'Saves the whole resume over the version it started from. A stale save gets what is there now.',
    policy: userOrImpersonator,
    params: byId,
    query: z.object({ lean: z.optional(z.literal('true')) }),
    headers: save,
    body: resumeSchema,
    output: saved,
    errors: ['PRECONDITION_REQUIRED', 'RESUME_STALE', 'OPERATION_REUSED', 'NOT_FOUND'],
    limit: SAVE_LIMIT,
    bodyLimitBytes: MAX_RESUME_BYTES,
  }),
  listResumes: defineRoute({
    method: 'GET',
    path: '/api/resume/all/:userId',
    tag: 'resume',
    summary:
      'Your resumes, the last changed first; with `deleted=true` those that can still be brought back.',
    policy: userOrImpersonator,
    params: ofUser,
    query: z.object({ deleted: z.optional(z.enum(['true', 'false'])) }),
    output: json(z.array(resumeSummary)),
    errors: ['NOT_FOUND'],
  }),
  getResume: defineRoute({
    method: 'GET',
    path: '/api/resume/id/:id',
    tag: 'resume',
    summary: 'One of your resumes, whole.',
    policy: userOrImpersonator,
    params: byId,
    output: json(storedResume),
    errors: ['NOT_FOUND'],
  }),
  deleteResume: defineRoute({
    method: 'DELETE',
    path: '/api/resume/:id',
    tag: 'resume',
    summary: 'Deletes a resume. For 30 days it can be brought back.',
    policy: userOrImpersonator,
    params: byId,
    output: json(z.object({})),
    errors: ['NOT_FOUND'],
  }),
  undeleteResume: defineRoute({
    method: 'POST',
    path: '/api/resume/:id/undelete',
    tag: 'resume',
    summary: 'Brings a deleted resume back.',
    policy: userOrImpersonator,
    params: byId,
    output: json(z.object({})),
    errors: ['NOT_FOUND', 'RESUME_LIMIT_REACHED'],
  }),
  listResumeVersions: defineRoute({
    method: 'GET',
    path: '/api/resume/:id/versions',
    tag: 'resume',
    summary: 'What was saved in the last 30 days, newest first, up to 100 before a version.',
    policy: userOrImpersonator,
    params: byId,
    query: z.object({ before: z.optional(version) }),
    output: json(z.array(resumeVersion)),
    errors: ['NOT_FOUND'],
  }),
  getResumeVersion: defineRoute({
    method: 'GET',
    path: '/api/resume/:id/versions/:version',
    tag: 'resume',
    summary: 'A resume as it was saved once.',
    policy: userOrImpersonator,
    params: ofVersion,
    output: json(storedResume),
    errors: ['NOT_FOUND'],
  }),
  restoreResumeVersion: defineRoute({
    method: 'POST',
    path: '/api/resume/:id/versions/:version/restore',
    tag: 'resume',
    summary: 'Saves what a resume was once as its newest version; nothing in between is lost.',
    policy: userOrImpersonator,
    params: ofVersion,
    headers: save,
    output: json(storedResume),
    errors: ['PRECONDITION_REQUIRED', 'RESUME_STALE', 'OPERATION_REUSED', 'NOT_FOUND'],
  }),
};
