import { CLAIM_KINDS } from '@lauda/domain/grounding/claim';
import { MAX_RESUME_BYTES } from '@lauda/domain/resume/limits';
import { resumeSchema } from '@lauda/domain/resume/schema';
import * as z from 'zod/mini';
import { defineRoute, json, user } from './route.ts';

/** A span of text that the user's own data does not support. The user has to confirm it. */
export const claim = z.object({
  start: z.number(),
  end: z.number(),
  text: z.string(),
  kind: z.enum(CLAIM_KINDS),
});

export const suggestion = z.object({
  text: z.string(),
  /** The line this suggestion rewords; null for a new line. */
  replaces: z.nullable(z.string()),
  claims: z.array(claim),
});
export type Suggestion = z.output<typeof suggestion>;

/** The text in the resume that the suggestions are for. */
const target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('summary') }),
  z.strictObject({ kind: z.literal('skills') }),
  /** The description of the entry at this path of field names and ids. */
  z.strictObject({
    kind: z.literal('description'),
    path: z.array(z.string().check(z.maxLength(100))).check(z.minLength(2), z.maxLength(4)),
  }),
]);
export type SuggestionTarget = z.output<typeof target>;

/** Each call costs money, and nobody asks faster than this by hand. */
const SUGGESTION_LIMIT = { max: 20, windowSeconds: 60, per: 'user' } as const;

export const aiRoutes = {
  suggest: defineRoute({
    method: 'POST',
    path: '/api/ai/suggestions',
    tag: 'ai',
    summary:
      'Wordings for one place of your resume, from what it says. Counted when they are given; nothing is changed.',
    policy: user,
    body: z.strictObject({ resume: resumeSchema, target }),
    output: json(
      z.object({
        suggestions: z.array(suggestion),
        /** Suggestions of this kind used, including this one. A null limit means unlimited. */
        usage: z.object({ used: z.number(), limit: z.nullable(z.number()) }),
      }),
    ),
    errors: ['NOT_FOUND', 'AI_OFF', 'AI_LIMIT_REACHED', 'AI_FAILED', 'UNAVAILABLE'],
    limit: SUGGESTION_LIMIT,
    bodyLimitBytes: MAX_RESUME_BYTES * 2,
    isExpensive: true,
  }),
};
