import { LETTER_STAGES, type LetterSections } from '@lauda/domain/cover-letter/letter';
import {
  letterBrief,
  letterClaims,
  letterSchema,
  letterSections,
} from '@lauda/domain/cover-letter/letter-schema';
import * as z from 'zod/mini';
import { EXPORT_TYPES } from '../resumes/documents.ts';
import { defineRoute, json, user, userOrImpersonator } from '../route.ts';

export const LETTER_FORMATS = ['pdf', 'docx', 'txt'] as const;
export type LetterFormat = (typeof LETTER_FORMATS)[number];

const byId = z.object({ id: z.uuid() });
const moment = z.iso.datetime();

/** The current state of a letter; also the data of LETTER_STALE. */
export const storedLetter = z.object({
  id: z.uuid(),
  version: z.number(),
  updatedAt: moment,
  letter: letterSchema,
});
export type StoredLetter = z.output<typeof storedLetter>;

const letterSummary = z.object({
  id: z.uuid(),
  company: z.string(),
  position: z.string(),
  version: z.number(),
  updatedAt: moment,
});
export type LetterSummary = z.output<typeof letterSummary>;

/** One line of the stream that writes a letter. */
export const letterProgress = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stage'), stage: z.enum(LETTER_STAGES) }),
  z.object({ type: z.literal('written'), sections: letterSections, claims: letterClaims }),
  z.object({ type: z.literal('failed'), code: z.string() }),
]);
export type LetterProgress = z.output<typeof letterProgress>;
export interface WrittenLetter {
  readonly sections: LetterSections;
  readonly claims: z.output<typeof letterClaims>;
}

/** Autosave writes at most once a second. */
const SAVE_LIMIT = { max: 300, windowSeconds: 60, per: 'user', isRough: true } as const;
const WRITE_LIMIT = { max: 20, windowSeconds: 60, per: 'user' } as const;
const EXPORT_LIMIT = { max: 60, windowSeconds: 60, per: 'user' } as const;
/** The longest ad and six full sections, in UTF-8 and as JSON. */
const LETTER_BYTES = 256 * 1024;

/** These routes exist only while the feature flag is on. */
export const coverLetterRoutes = {
  listCoverLetters: defineRoute({
    method: 'GET',
    path: '/api/cover-letter/all',
    tag: 'cover letters',
    summary: 'Your letters, the last changed first.',
    policy: userOrImpersonator,
    output: json(z.array(letterSummary)),
    errors: ['NOT_FOUND'],
  }),
  getLetterAllowance: defineRoute({
    method: 'GET',
    path: '/api/cover-letter/allowance',
    tag: 'cover letters',
    summary: 'How many letters were written for you, and how many may be. The limit is null for any number.',
    policy: userOrImpersonator,
    output: json(z.object({ isOn: z.boolean(), used: z.number(), limit: z.nullable(z.number()) })),
    errors: ['NOT_FOUND'],
  }),
  getCoverLetter: defineRoute({
    method: 'GET',
    path: '/api/cover-letter/id/:id',
    tag: 'cover letters',
    summary: 'One of your letters, whole.',
    policy: userOrImpersonator,
    params: byId,
    output: json(storedLetter),
    errors: ['NOT_FOUND'],
  }),
  saveCoverLetter: defineRoute({
    method: 'PUT',
    path: '/api/cover-letter/:id',
    tag: 'cover letters',
    summary:
      'Saves a letter over the version it started from, "0" for a new one. A stale save gets what is there now.',
    policy: userOrImpersonator,
    params: byId,
    /** The expected owner. A tab that has not noticed another sign-in is refused. */
    query: z.object({ owner: z.optional(z.uuid()) }),
    headers: z.object({ 'if-match': z.optional(z.string().check(z.regex(/^"\d{1,9}"$/))) }),
    body: letterSchema,
    output: json(z.object({ version: z.number(), updatedAt: moment })),
    errors: ['PRECONDITION_REQUIRED', 'FORBIDDEN', 'LETTER_STALE', 'LETTER_LIMIT_REACHED', 'NOT_FOUND'],
    limit: SAVE_LIMIT,
    bodyLimitBytes: LETTER_BYTES,
  }),
  deleteCoverLetter: defineRoute({
    method: 'DELETE',
    path: '/api/cover-letter/:id',
    tag: 'cover letters',
    summary: 'Deletes a letter. For 30 days it can be brought back.',
    policy: userOrImpersonator,
    params: byId,
    output: json(z.object({})),
    errors: ['NOT_FOUND'],
  }),
  undeleteCoverLetter: defineRoute({
    method: 'POST',
    path: '/api/cover-letter/:id/undelete',
    tag: 'cover letters',
    summary: 'Brings a deleted letter back.',
    policy: userOrImpersonator,
    params: byId,
    output: json(z.object({})),
    errors: ['NOT_FOUND'],
  }),
  exportCoverLetter: defineRoute({
    method: 'GET',
    path: '/api/cover-letter/:id/export/:format',
    tag: 'cover letters',
    summary: 'A letter as a file to keep: PDF and Word with Pro, plain text for everybody.',
    policy: userOrImpersonator,
    params: z.object({ id: z.uuid(), format: z.enum(LETTER_FORMATS) }),
    output: { kind: 'file', contentTypes: LETTER_FORMATS.map((format) => EXPORT_TYPES[format]) },
    errors: ['NOT_FOUND', 'PLAN_REQUIRED', 'CLAIMS_OPEN', 'DOCUMENT_FAILED', 'UNAVAILABLE'],
    limit: EXPORT_LIMIT,
    isExpensive: true,
  }),
  writeCoverLetter: defineRoute({
    method: 'POST',
    path: '/api/cover-letter/write',
    tag: 'cover letters',
    summary: 'Writes a letter from a resume and a job, and tells how far it is. Nothing is stored.',
    policy: user,
    body: z.strictObject({
      brief: letterBrief,
      /** Today's date, as printed in the letter. */
      date: z.string().check(z.maxLength(60)),
    }),
    output: { kind: 'events' },
    errors: ['NOT_FOUND', 'PLAN_REQUIRED', 'AI_OFF', 'AI_LIMIT_REACHED', 'UNAVAILABLE'],
    limit: WRITE_LIMIT,
    bodyLimitBytes: LETTER_BYTES,
    isExpensive: true,
  }),
};
