import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { resumeSchema } from '@lauda/domain/resume/schema';
import * as z from 'zod/mini';
import { defineRoute, json, userOrImpersonator } from '../route.ts';

const byId = z.object({ id: z.uuid() });
const moment = z.iso.datetime();

/** The longest key holds the ids of a custom section's entry and its field. */
const MAX_PASSAGE = 200;
export const MAX_DECISIONS = 500;
export const passageKey = z.string().check(z.minLength(1), z.maxLength(MAX_PASSAGE));
const LINK_KINDS = ['variant', 'twin'] as const;

const BASE_DECISIONS = ['accepted', 'rejected', 'never'] as const;
export type BaseDecision = (typeof BASE_DECISIONS)[number];

const resumeBase = z.object({
  kind: z.enum(LINK_KINDS),
  baseId: z.uuid(),
  baseTitle: z.string(),
  /** Version of `base`; decisions refer to it. */
  baseVersion: z.number(),
  label: z.string(),
  /** Passages for which the user wants no more proposals. */
  ignored: z.array(z.string()),
  /** The base as the variant last saw it. */
  snapshot: resumeSchema,
  /** The current base. */
  base: resumeSchema,
  /** The ad it was tailored for. */
  ad: z.nullable(z.string()),
});
export type ResumeBase = z.output<typeof resumeBase>;

const variantSummary = z.object({
  id: z.uuid(),
  kind: z.enum(LINK_KINDS),
  /** Null while the base is deleted, and after it is purged. */
  baseId: z.nullable(z.uuid()),
  label: z.string(),
  /** Null until counted: ask again later. */
  openUpdates: z.nullable(z.number()),
  /** Match with the ad it was tailored for, out of 100. Null without an ad, and until it is computed. */
  match: z.nullable(z.object({ score: z.number() })),
  createdAt: moment,
});
export type VariantSummary = z.output<typeof variantSummary>;

const CREATE_LIMIT = { max: 30, windowSeconds: 60, per: 'user' } as const;
const DECIDE_LIMIT = { max: 240, windowSeconds: 60, per: 'user' } as const;
const COUNT_LIMIT = { max: 120, windowSeconds: 60, per: 'user' } as const;
/** The maximum number of decisions, with the longest keys. */
const DECISION_BYTES = 256 * 1024;

export const variantRoutes = {
  createVariant: defineRoute({
    method: 'POST',
    path: '/api/resume/:id/variants',
    tag: 'variants',
    summary: 'A copy of a resume that is linked to it: later changes of the base are proposed to the copy.',
    policy: userOrImpersonator,
    params: byId,
    headers: z.object({ 'idempotency-key': z.optional(z.uuid()) }),
    body: z.strictObject({
      /** The job or purpose, also used as the title; empty for the default title of a copy. */
      label: z._default(z.string().check(z.maxLength(MAX_CHARACTERS.title * 4)), ''),
    }),
    output: json(z.object({ id: z.uuid(), version: z.number(), updatedAt: moment })),
    errors: [
      'NOT_FOUND',
      'PRECONDITION_REQUIRED',
      'OPERATION_REUSED',
      'RESUME_NAME_INVALID',
      'RESUME_LIMIT_REACHED',
    ],
    limit: CREATE_LIMIT,
  }),
  getResumeBase: defineRoute({
    method: 'GET',
    path: '/api/resume/:id/base',
    tag: 'variants',
    summary:
      'The base of a variant, now and as the variant knows it. Null for a resume without a base, or with a deleted one.',
    policy: userOrImpersonator,
    params: byId,
    output: json(z.nullable(resumeBase)),
    errors: ['NOT_FOUND'],
  }),
  decideBaseUpdates: defineRoute({
    method: 'POST',
    path: '/api/resume/:id/base/decisions',
    tag: 'variants',
    summary:
      'Records which updates of the base were accepted, rejected or are not to be proposed again. The variant itself is saved apart, before.',
    policy: userOrImpersonator,
    params: byId,
    body: z.strictObject({
      /** The version that the user saw. BASE_STALE if it is not the current one; read the base again. */
      baseVersion: z.number().check(z.int(), z.minimum(1)),
      decisions: z
        .array(
          z.strictObject({
            passage: passageKey,
            decision: z.enum(BASE_DECISIONS),
          }),
        )
        .check(z.minLength(1), z.maxLength(MAX_DECISIONS)),
    }),
    /** Identifies these decisions, to undo them. */
    output: json(z.object({ revision: z.number() })),
    errors: ['NOT_FOUND', 'BASE_STALE', 'PAYLOAD_TOO_LARGE'],
    limit: DECIDE_LIMIT,
    bodyLimitBytes: DECISION_BYTES,
  }),
  undoBaseDecisions: defineRoute({
    method: 'POST',
    path: '/api/resume/:id/base/undo',
    tag: 'variants',
    summary:
      'Takes decisions back while they are the last ones: what was decided is proposed again. The variant itself is saved apart.',
    policy: userOrImpersonator,
    params: byId,
    body: z.strictObject({ revision: z.number().check(z.int(), z.minimum(1)) }),
    output: json(z.object({})),
    errors: ['NOT_FOUND', 'CONFLICT'],
    limit: DECIDE_LIMIT,
  }),
  unlinkVariant: defineRoute({
    method: 'DELETE',
    path: '/api/resume/:id/base',
    tag: 'variants',
    summary: 'Ends the link of a variant to its base. Both stay as they are.',
    policy: userOrImpersonator,
    params: byId,
    output: json(z.object({})),
    errors: ['NOT_FOUND'],
  }),
  listVariants: defineRoute({
    method: 'GET',
    path: '/api/resume/families/:userId',
    tag: 'variants',
    summary:
      'Your variants with their bases, the number of open updates and the match with their ads, the newest first.',
    policy: userOrImpersonator,
    params: z.object({ userId: z.uuid() }),
    output: json(z.array(variantSummary)),
    errors: ['NOT_FOUND'],
    limit: COUNT_LIMIT,
  }),
};
