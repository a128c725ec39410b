import { IMPORT_FAULTS, IMPORT_KINDS, IMPORT_STEPS, MAX_IMPORT_BYTES } from '@lauda/domain/imports';
import { resumeSchema } from '@lauda/domain/resume/schema';
import * as z from 'zod/mini';
import { bytes, defineRoute, json, user, userOrImpersonator } from '../route.ts';

const byId = z.object({ id: z.uuid() });
const moment = z.iso.datetime();
const points = z.number();

export const MAX_FILE_NAME = 200;

const importSummary = z.object({
  id: z.uuid(),
  fileName: z.string(),
  status: z.enum(['reading', 'ready', 'failed']),
  /** Set while the import is running. */
  step: z.enum(IMPORT_STEPS),
  percent: z.number(),
  /** Set when the import has failed. */
  fault: z.nullable(z.enum(IMPORT_FAULTS)),
  createdAt: moment,
  /** When the file and all that was read from it are deleted. */
  expiresAt: moment,
});
export type ImportSummary = z.output<typeof importSummary>;

/** In points, from the upper left corner of the page. */
const box = z.object({ x: points, y: points, width: points, height: points });
export type SourceBox = z.output<typeof box>;

/** What was read from a file, and where each value is in it. */
const importReading = z.object({
  kind: z.enum(IMPORT_KINDS),
  resume: resumeSchema,
  fields: z.array(
    z.object({
      /** Path in the resume, with entries by index: 'experience/2/company'. */
      path: z.string(),
      value: z.string(),
      page: z.number(),
      box: z.nullable(box),
      /** From 0 to 1. */
      confidence: z.number(),
    }),
  ),
  /** Text in the file that is not in the resume. */
  unplaced: z.array(z.object({ page: z.number(), text: z.string() })),
  /** Empty for formats without pages. */
  pages: z.array(z.object({ width: points, height: points })),
  lines: z.array(z.object({ page: z.number(), text: z.string(), box: z.nullable(box) })),
});
export type ImportReading = z.output<typeof importReading>;

const importDetail = z.object({ ...importSummary.shape, reading: z.nullable(importReading) });
export type ImportDetail = z.output<typeof importDetail>;

/** A field value proposed by the model. */
const importProposal = z.object({
  path: z.string(),
  value: z.string(),
  /** Indexes of the unplaced lines that it uses, from 0. */
  lines: z.array(z.number()),
  /** Every word of it is in the file. */
  isGrounded: z.boolean(),
});
export type ImportProposal = z.output<typeof importProposal>;

/** Everything LinkedIn tells us about a user who has connected it. */
const linkedInStart = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Stored as one of the user's own photos. */
  photo: z.nullable(z.uuid()),
  /** LinkedIn has a photo, but it could not be fetched. */
  isPhotoLost: z.boolean(),
});
export type LinkedInStart = z.output<typeof linkedInStart>;

const readback = z.object({
  total: z.number(),
  /** Fields that the file's reader misreads or does not find (`read` is '' then). */
  lost: z.array(z.object({ path: z.string(), wanted: z.string(), read: z.string() })),
});
export type Readback = z.output<typeof readback>;

/** Each import keeps a CPU busy for seconds. */
const IMPORT_LIMIT = { max: 40, windowSeconds: 86_400, per: 'user' } as const;
const READBACK_LIMIT = { max: 20, windowSeconds: 60, per: 'user' } as const;

export const importRoutes = {
  startImport: defineRoute({
    method: 'POST',
    path: '/api/import',
    tag: 'imports',
    summary:
      'Takes a resume as PDF, Word, LinkedIn archive or JSON Resume and reads it in the background, one at a time.',
    policy: user,
    /** Percent-encoded; used for display only, never trusted. */
    headers: z.object({ 'x-file-name': z.optional(z.string().check(z.maxLength(MAX_FILE_NAME * 9))) }),
    body: bytes,
    bodyTypes: ['application/octet-stream'],
    output: json(z.object({ id: z.uuid() })),
    errors: ['CONFLICT', 'RESUME_LIMIT_REACHED', 'UNAVAILABLE'],
    limit: IMPORT_LIMIT,
    bodyLimitBytes: MAX_IMPORT_BYTES,
    isExpensive: true,
  }),
  startFromLinkedIn: defineRoute({
    method: 'POST',
    path: '/api/import/linkedin',
    tag: 'imports',
    summary:
      'Name, email and photo from your connected LinkedIn account, to start a resume with. Not found until it is connected.',
    policy: user,
    output: json(linkedInStart),
    errors: ['NOT_FOUND'],
    limit: { max: 20, windowSeconds: 3_600, per: 'user' },
  }),
  listImports: defineRoute({
    method: 'GET',
    path: '/api/import',
    tag: 'imports',
    summary: 'Your files that are being read or wait for your review, newest first.',
    policy: user,
    output: json(z.array(importSummary)),
  }),
  getImport: defineRoute({
    method: 'GET',
    path: '/api/import/:id',
    tag: 'imports',
    summary:
      'What was read from a file: every value with its place and how sure it is, and words without one.',
    policy: user,
    params: byId,
    output: json(importDetail),
    errors: ['NOT_FOUND'],
  }),
  getImportFile: defineRoute({
    method: 'GET',
    path: '/api/import/:id/file',
    tag: 'imports',
    summary: 'The file as you sent it, to be held beside what was read from it.',
    policy: user,
    params: byId,
    output: { kind: 'file', contentTypes: ['application/octet-stream'] },
    errors: ['NOT_FOUND'],
  }),
  deleteImport: defineRoute({
    method: 'DELETE',
    path: '/api/import/:id',
    tag: 'imports',
    summary: 'Deletes the file and all that was read from it. A resume made from it stays.',
    policy: user,
    params: byId,
    output: json(z.object({})),
    errors: ['NOT_FOUND'],
  }),
  fillImport: defineRoute({
    method: 'POST',
    path: '/api/import/:id/fill',
    tag: 'imports',
    summary:
      'Asks the model where words without a place belong. What the file does not say word for word is marked as not grounded.',
    policy: user,
    params: byId,
    output: json(z.object({ proposals: z.array(importProposal) })),
    errors: ['NOT_FOUND', 'CONFLICT', 'AI_OFF', 'AI_LIMIT_REACHED', 'AI_FAILED', 'UNAVAILABLE'],
    limit: { max: 30, windowSeconds: 3_600, per: 'user' },
    isExpensive: true,
  }),
  readBackResume: defineRoute({
    method: 'GET',
    path: '/api/resume/:id/readback',
    tag: 'imports',
    summary:
      'Makes the PDF and the Word file of a resume, reads both as hiring software does, and names what was misread.',
    policy: userOrImpersonator,
    params: byId,
    output: json(
      z.object({
        pdf: readback,
        docx: readback,
        /** The PDF read straight across the page, as some software does: fields that get mixed with others. */
        across: z.object({ total: z.number(), mixed: z.array(z.string()) }),
        isSplit: z.boolean(),
      }),
    ),
    errors: ['NOT_FOUND', 'DOCUMENT_FAILED', 'UNAVAILABLE'],
    limit: READBACK_LIMIT,
    isExpensive: true,
  }),
};
