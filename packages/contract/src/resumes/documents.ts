import { MAX_RESUME_BYTES } from '@lauda/domain/resume/limits';
import { resumeSchema } from '@lauda/domain/resume/schema';
import * as z from 'zod/mini';
import { anyone, defineRoute, json, userOrImpersonator } from '../route.ts';

export const EXPORT_FORMATS = ['pdf', 'docx', 'txt', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Formats that need Pro; the others are free for everyone. */
export const isProFormat = (format: ExportFormat): boolean => format === 'pdf' || format === 'docx';

export const EXPORT_TYPES: Readonly<Record<ExportFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

const points = z.number();

/** Pages as SVG markup without styles and scripts; the engine in the browser returns the same. */
const preview = z.object({
  /** Glyph shapes that the pages refer to. */
  defs: z.string(),
  pages: z.array(z.object({ width: points, height: points, body: z.string() })),
  /** Where each part of the resume begins, in reading order: 'experience/2'. Pages count from 0. */
  places: z.array(
    z.object({
      field: z.string(),
      page: z.number(),
      x: points,
      y: points,
      end: z.optional(z.object({ page: z.number(), y: points })),
    }),
  ),
});
export type DocumentPreview = z.output<typeof preview>;

/** Typing asks for a preview at most four times a second; the engine in the browser soon takes over. */
const PREVIEW_LIMIT = { max: 240, windowSeconds: 60, per: 'client', isRough: true } as const;
const EXPORT_LIMIT = { max: 60, windowSeconds: 60, per: 'user' } as const;
const THUMBNAIL_LIMIT = { max: 600, windowSeconds: 60, per: 'user', isRough: true } as const;

export const documentRoutes = {
  previewDocument: defineRoute({
    method: 'POST',
    path: '/api/document/preview',
    tag: 'documents',
    summary: 'The pages of a resume, as they will be printed. Nothing is stored.',
    policy: anyone,
    body: z.strictObject({ resume: resumeSchema }),
    output: json(preview),
    errors: ['DOCUMENT_FAILED', 'UNAVAILABLE'],
    limit: PREVIEW_LIMIT,
    bodyLimitBytes: MAX_RESUME_BYTES * 2,
    isExpensive: true,
  }),
  exportResume: defineRoute({
    method: 'GET',
    path: '/api/resume/:id/export/:format',
    tag: 'documents',
    summary: 'A resume as a file to keep: PDF and Word with Pro, plain text and JSON Resume for everybody.',
    policy: userOrImpersonator,
    params: z.object({ id: z.uuid(), format: z.enum(EXPORT_FORMATS) }),
    output: { kind: 'file', contentTypes: Object.values(EXPORT_TYPES) },
    errors: ['NOT_FOUND', 'PLAN_REQUIRED', 'DOCUMENT_FAILED', 'UNAVAILABLE'],
    limit: EXPORT_LIMIT,
    isExpensive: true,
  }),
  resumeThumbnail: defineRoute({
    method: 'GET',
    path: '/api/resume/:id/thumbnail',
    tag: 'documents',
    summary: 'The first page of a resume as a picture. With its current version it may be kept for good.',
    policy: userOrImpersonator,
    params: z.object({ id: z.uuid() }),
    query: z.object({ version: z.optional(z.coerce.number().check(z.int(), z.minimum(1))) }),
    output: { kind: 'file', contentTypes: ['image/svg+xml'] },
    errors: ['NOT_FOUND', 'DOCUMENT_FAILED', 'UNAVAILABLE'],
    limit: THUMBNAIL_LIMIT,
    isExpensive: true,
  }),
};
