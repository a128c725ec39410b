import * as z from 'zod/mini';
import { defineRoute, json, user, userOrImpersonator } from '../route.ts';
import { MAX_DECISIONS, passageKey } from './variants.ts';

const byId = z.object({ id: z.uuid() });

/** As much as one model answer can hold: a resume of two pages. The rest is requested separately. */
export const MAX_TRANSLATED_CHARACTERS = 10_000;
const MAX_CLAIMS = 200;

const OBJECTION_KINDS = [
  'contact',
  'date',
  'number',
  'name',
  'negation',
  'direction',
  'deed',
  'addition',
] as const;

const proposal = z.object({
  id: z.uuid(),
  passage: z.string(),
  fields: z.array(
    z.object({
      path: z.array(z.string()),
      /** The source text that was translated; the proposal is stale if the source has changed since. */
      against: z.string(),
      text: z.string(),
    }),
  ),
  /** Where the translation differs from the source. The user confirms each one or changes the text. */
  claims: z.array(
    z.object({
      kind: z.enum(OBJECTION_KINDS),
      /** Text in the translation; '' for something omitted. */
      says: z.string(),
      /** Text in the source, or ''. */
      instead: z.string(),
    }),
  ),
});
export type TranslationProposal = z.output<typeof proposal>;

const PROPOSAL_DECISIONS = ['accepted', 'edited', 'rejected'] as const;
export type ProposalDecision = (typeof PROPOSAL_DECISIONS)[number];

const LIMIT = { max: 30, windowSeconds: 60, per: 'user' } as const;
const DECIDE_LIMIT = { max: 240, windowSeconds: 60, per: 'user' } as const;
const DECISION_BYTES = 256 * 1024;

export const twinRoutes = {
  createTwin: defineRoute({
    method: 'POST',
    path: '/api/resume/:id/twin',
    tag: 'variants',
    summary:
      'The same resume in the other language, linked to it: facts are taken over, whatever is in words waits to be translated.',
    policy: userOrImpersonator,
    params: byId,
    headers: z.object({ 'idempotency-key': z.optional(z.uuid()) }),
    body: z.strictObject({}),
    output: json(z.object({ id: z.uuid(), version: z.number(), updatedAt: z.iso.datetime() })),
    errors: ['NOT_FOUND', 'PRECONDITION_REQUIRED', 'OPERATION_REUSED', 'RESUME_LIMIT_REACHED', 'CONFLICT'],
    limit: LIMIT,
  }),
  listTranslations: defineRoute({
    method: 'GET',
    path: '/api/resume/:id/translations',
    tag: 'variants',
    summary: 'Translations that were proposed for a twin and are not decided yet.',
    policy: userOrImpersonator,
    params: byId,
    output: json(z.object({ proposals: z.array(proposal), isOn: z.boolean() })),
    errors: ['NOT_FOUND'],
  }),
  translateTwin: defineRoute({
    method: 'POST',
    path: '/api/resume/:id/translations',
    tag: 'variants',
    summary: `Proposes translations of passages of the source, up to ${MAX_TRANSLATED_CHARACTERS} characters of it at once. They wait with what they do not say alike until they are decided.`,
    policy: user,
    params: byId,
    body: z.strictObject({
      passages: z.array(passageKey).check(z.minLength(1), z.maxLength(MAX_DECISIONS)),
    }),
    output: json(z.object({ proposals: z.array(proposal) })),
    errors: [
      'NOT_FOUND',
      'CONFLICT',
      'AI_OFF',
      'PLAN_REQUIRED',
      'AI_LIMIT_REACHED',
      'AI_FAILED',
      'UNAVAILABLE',
    ],
    limit: LIMIT,
    bodyLimitBytes: DECISION_BYTES,
  }),
  decideTranslations: defineRoute({
    method: 'POST',
    path: '/api/resume/:id/translations/decisions',
    tag: 'variants',
    summary:
      'Records which translations were accepted, edited or rejected. Accepted ones with a claim that nobody confirmed are refused. The twin itself is saved apart, before.',
    policy: userOrImpersonator,
    params: byId,
    body: z.strictObject({
      /** The source version that the user saw. BASE_STALE if it is not the current one. */
      baseVersion: z.number().check(z.int(), z.minimum(1)),
      decisions: z
        .array(
          z.strictObject({
            id: z.uuid(),
            decision: z.enum(PROPOSAL_DECISIONS),
            /** Indexes of the claims that the user confirms. */
            confirmed: z._default(z.array(z.number()).check(z.maxLength(MAX_CLAIMS)), []),
          }),
        )
        .check(z.minLength(1), z.maxLength(MAX_DECISIONS)),
    }),
    /** Identifies these decisions, to undo them. */
    output: json(z.object({ revision: z.number() })),
    errors: ['NOT_FOUND', 'BASE_STALE', 'CLAIMS_OPEN', 'PAYLOAD_TOO_LARGE'],
    limit: DECIDE_LIMIT,
    bodyLimitBytes: DECISION_BYTES,
  }),
};
