import { CLAIM_KINDS } from '@lauda/domain/grounding/claim';
import { LOCALES } from '@lauda/domain/locale';
import { MAX_CHARACTERS, MAX_ITEMS } from '@lauda/domain/resume/limits';
import { SKILL_LEVELS } from '@lauda/domain/resume/vocabulary/vocabulary';
import { MAX_AD_CHARACTERS, MIN_AD_CHARACTERS } from '@lauda/domain/tailoring/limits';
import { TAILORED_SECTIONS } from '@lauda/domain/tailoring/passages';
import * as z from 'zod/mini';
import { defineRoute, json, user, userOrImpersonator } from '../route.ts';

const byResume = z.object({ id: z.uuid() });

const ad = z.string().check(z.trim(), z.minLength(MIN_AD_CHARACTERS), z.maxLength(MAX_AD_CHARACTERS));
const passageText = z.string().check(z.maxLength(MAX_CHARACTERS.richText * 2));
const MAX_PATH = 200;
const MAX_CLAIMS = 100;

const change = z.strictObject({
  path: z.string().check(z.maxLength(MAX_PATH)),
  /** The text when the user decided; the change is refused if the text differs now. */
  before: passageText,
  after: passageText,
  /** The model's wording; null for a text by the user. */
  suggested: z._default(z.nullable(passageText), null),
  /** Claims the user has confirmed although the resume does not support them. */
  confirmed: z._default(
    z.array(z.string().check(z.maxLength(MAX_CHARACTERS.line))).check(z.maxLength(MAX_CLAIMS)),
    [],
  ),
  /** Levels of newly added skills, by name. */
  levels: z._default(z.record(z.string().check(z.maxLength(MAX_CHARACTERS.label)), z.enum(SKILL_LEVELS)), {}),
});
export type TailoringChange = z.input<typeof change>;

const MAX_CHANGES = MAX_ITEMS.experience + MAX_ITEMS.education + 2;
const changes = z.array(change).check(z.maxLength(MAX_CHANGES));

const namedSkill = z.object({ id: z.string(), name: z.string() });
const proof = z.nullable(z.object({ path: z.string(), sentence: z.string() }));
const match = z.object({
  score: z.number(),
  requirements: z.readonly(
    z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        kind: z.enum(['must', 'nice', 'duty']),
        skills: z.readonly(z.array(namedSkill)),
        status: z.enum(['met', 'partly', 'missing']),
        items: z.readonly(
          z.array(
            z.object({
              name: z.string(),
              status: z.enum(['met', 'partly', 'missing', 'not-needed']),
              proof,
            }),
          ),
        ),
        proof,
        weight: z.number(),
      }),
    ),
  ),
  missingSkills: z.readonly(z.array(namedSkill)),
  locale: z.enum(LOCALES),
});
export type TailoringMatch = z.output<typeof match>;

const suggestion = z.object({
  path: z.string(),
  section: z.enum(TAILORED_SECTIONS),
  before: z.string(),
  after: z.string(),
  explanation: z.string(),
  /** Claims that the resume does not support; offsets in `after`. */
  claims: z.array(
    z.object({ start: z.number(), end: z.number(), text: z.string(), kind: z.enum(CLAIM_KINDS) }),
  ),
});
export type TailoringSuggestion = z.output<typeof suggestion>;

const MATCH_LIMIT = { max: 240, windowSeconds: 60, per: 'user' } as const;
const SUGGEST_LIMIT = { max: 10, windowSeconds: 60, per: 'user' } as const;
const SAVE_LIMIT = { max: 30, windowSeconds: 60, per: 'user' } as const;

const BODY_LIMIT_BYTES = 512 * 1024;

export const tailoringRoutes = {
  matchResume: defineRoute({
    method: 'POST',
    path: '/api/resume/:id/tailoring/match',
    tag: 'tailoring',
    summary: 'How well a resume answers an ad and why, as it is and with changes; computed, without a model.',
    policy: userOrImpersonator,
    params: byResume,
    body: z.strictObject({ ad, changes: z._default(changes, []) }),
    output: json(
      z.object({
        version: z.number(),
        original: match,
        /** Null when there are no changes. */
        tailored: z.nullable(match),
        /** Whether an AI model is available for suggestions. */
        hasSuggestions: z.boolean(),
      }),
    ),
    errors: ['NOT_FOUND', 'TAILORING_REFUSED', 'UNAVAILABLE'],
    limit: MATCH_LIMIT,
    bodyLimitBytes: BODY_LIMIT_BYTES,
    isExpensive: true,
  }),
  suggestTailoring: defineRoute({
    method: 'POST',
    path: '/api/resume/:id/tailoring/suggestions',
    tag: 'tailoring',
    summary: 'Rewordings of passages of a resume for an ad, each with what it claims. Changes nothing.',
    policy: user,
    params: byResume,
    body: z.strictObject({ ad }),
    output: json(z.object({ version: z.number(), suggestions: z.array(suggestion) })),
    errors: [
      'NOT_FOUND',
      'TAILORING_REFUSED',
      'AI_OFF',
      'PLAN_REQUIRED',
      'AI_LIMIT_REACHED',
      'AI_FAILED',
      'UNAVAILABLE',
    ],
    limit: SUGGEST_LIMIT,
    bodyLimitBytes: BODY_LIMIT_BYTES,
    isExpensive: true,
  }),
  createTailoredResume: defineRoute({
    method: 'POST',
    path: '/api/resume/:id/tailoring/copies',
    tag: 'tailoring',
    summary: 'A new resume: this one with the accepted changes. The original stays as it is.',
    policy: userOrImpersonator,
    params: byResume,
    headers: z.object({ 'idempotency-key': z.optional(z.uuid()) }),
    body: z.strictObject({
      name: z.string().check(z.maxLength(MAX_CHARACTERS.title * 4)),
      changes,
      /** Stored with the copy, to show later how well it matches. */
      ad: z.optional(ad),
    }),
    output: json(z.object({ id: z.uuid(), version: z.number(), updatedAt: z.iso.datetime() })),
    errors: [
      'NOT_FOUND',
      'PRECONDITION_REQUIRED',
      'OPERATION_REUSED',
      'RESUME_NAME_INVALID',
      'RESUME_LIMIT_REACHED',
      'TAILORING_REFUSED',
      'UNAVAILABLE',
    ],
    limit: SAVE_LIMIT,
    bodyLimitBytes: BODY_LIMIT_BYTES,
    isExpensive: true,
  }),
};
