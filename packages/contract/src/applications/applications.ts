import { APPLICATION_STATES, OUTCOMES } from '@lauda/domain/application/application';
import { applicationSchema } from '@lauda/domain/application/application-schema';
import { resumeSchema } from '@lauda/domain/resume/schema';
import * as z from 'zod/mini';
import { EXPORT_TYPES } from '../resumes/documents.ts';
import { defineRoute, json, userOrImpersonator } from '../route.ts';

/** Files of the resume that was sent. */
export const SENT_FORMATS = ['pdf', 'txt'] as const;
export type SentFormat = (typeof SENT_FORMATS)[number];

/** Live and deleted ones together; `MAX_APPLICATIONS` bounds the live ones. */
export const MAX_LISTED_APPLICATIONS = 2_000;

const byId = z.object({ id: z.uuid() });
const moment = z.iso.datetime();
const day = z.nullable(z.string());

/** The current state of an application; also the data of APPLICATION_STALE. */
export const storedApplication = z.object({
  id: z.uuid(),
  version: z.number(),
  updatedAt: moment,
  application: applicationSchema,
});
export type StoredApplication = z.output<typeof storedApplication>;

const applicationSummary = z.object({
  id: z.uuid(),
  version: z.number(),
  updatedAt: moment,
  company: z.string(),
  title: z.string(),
  place: z.string(),
  state: z.enum(APPLICATION_STATES),
  outcome: z.nullable(z.enum(OUTCOMES)),
  appliedOn: day,
  closesOn: day,
  nextStep: z.string(),
  nextStepOn: day,
  resumeId: z.nullable(z.uuid()),
  sentVersion: z.nullable(z.number()),
  linkId: z.nullable(z.uuid()),
  score: z.nullable(z.number()),
  interviews: z.array(z.string()),
  /** The states it went through, oldest first. */
  moves: z.array(z.object({ state: z.enum(APPLICATION_STATES), on: z.string() })),
  /** Views of its share link; null without one. */
  viewCount: z.nullable(z.number()),
});
export type ApplicationSummary = z.output<typeof applicationSummary>;

/** Autosave writes at most once a second. */
const SAVE_LIMIT = { max: 300, windowSeconds: 60, per: 'user', isRough: true } as const;
const EXPORT_LIMIT = { max: 60, windowSeconds: 60, per: 'user' } as const;
/** Every field at its limit, in UTF-8 and as JSON. */
const APPLICATION_BYTES = 512 * 1024;

export const applicationRoutes = {
  listApplications: defineRoute({
    method: 'GET',
    path: '/api/application/all',
    tag: 'applications',
    summary: 'Your applications as cards, the last changed first, with the views of their share links.',
    policy: userOrImpersonator,
    output: json(z.array(applicationSummary)),
    errors: [],
  }),
  getApplication: defineRoute({
    method: 'GET',
    path: '/api/application/id/:id',
    tag: 'applications',
    summary: 'One of your applications, whole.',
    policy: userOrImpersonator,
    params: byId,
    output: json(storedApplication),
    errors: ['NOT_FOUND'],
  }),
  saveApplication: defineRoute({
    method: 'PUT',
    path: '/api/application/:id',
    tag: 'applications',
    summary:
      'Saves an application over the version it started from, "0" for a new one. Naming a sent resume version stores a copy of it. A stale save gets what is there now.',
    policy: userOrImpersonator,
    params: byId,
    /** The expected owner. A tab that has not noticed another sign-in is refused. */
    query: z.object({ owner: z.optional(z.uuid()) }),
    headers: z.object({ 'if-match': z.optional(z.string().check(z.regex(/^"\d{1,9}"$/))) }),
    body: applicationSchema,
    output: json(z.object({ version: z.number(), updatedAt: moment })),
    errors: [
      'PRECONDITION_REQUIRED',
      'FORBIDDEN',
      'APPLICATION_STALE',
      'APPLICATION_LIMIT_REACHED',
      'NOT_FOUND',
    ],
    limit: SAVE_LIMIT,
    bodyLimitBytes: APPLICATION_BYTES,
  }),
  deleteApplication: defineRoute({
    method: 'DELETE',
    path: '/api/application/:id',
    tag: 'applications',
    summary: 'Deletes an application. For 30 days it can be restored.',
    policy: userOrImpersonator,
    params: byId,
    output: json(z.object({})),
    errors: ['NOT_FOUND'],
  }),
  undeleteApplication: defineRoute({
    method: 'POST',
    path: '/api/application/:id/undelete',
    tag: 'applications',
    summary: 'Restores a deleted application.',
    policy: userOrImpersonator,
    params: byId,
    output: json(z.object({})),
    errors: ['NOT_FOUND'],
  }),
  getSentResume: defineRoute({
    method: 'GET',
    path: '/api/application/:id/sent-resume',
    tag: 'applications',
    summary: 'The resume at the version that was sent, as data.',
    policy: userOrImpersonator,
    params: byId,
    output: json(resumeSchema),
    errors: ['NOT_FOUND'],
  }),
  exportSentResume: defineRoute({
    method: 'GET',
    path: '/api/application/:id/sent/:format',
    tag: 'applications',
    summary: 'The resume at the version that was sent: as PDF with Pro, as plain text for everyone.',
    policy: userOrImpersonator,
    params: z.object({ id: z.uuid(), format: z.enum(SENT_FORMATS) }),
    output: { kind: 'file', contentTypes: SENT_FORMATS.map((format) => EXPORT_TYPES[format]) },
    errors: ['NOT_FOUND', 'PLAN_REQUIRED', 'DOCUMENT_FAILED', 'UNAVAILABLE'],
    limit: EXPORT_LIMIT,
    isExpensive: true,
  }),
  sentResumePicture: defineRoute({
    method: 'GET',
    path: '/api/application/:id/sent-picture',
    tag: 'applications',
    summary: 'The first page of the resume that was sent, as a picture.',
    policy: userOrImpersonator,
    params: byId,
    output: { kind: 'file', contentTypes: ['image/svg+xml'] },
    errors: ['NOT_FOUND', 'DOCUMENT_FAILED', 'UNAVAILABLE'],
    limit: { max: 240, windowSeconds: 60, per: 'user', isRough: true },
    isExpensive: true,
  }),
};
