import { COACH_SECTIONS, MAX_QUESTION_CHARACTERS } from '@lauda/domain/coach/proposal';
import { LOCALES } from '@lauda/domain/locale';
import * as z from 'zod/mini';
import { claim } from './ai.ts';
import { defineRoute, json, user } from './route.ts';

const ofResume = z.object({ resumeId: z.uuid() });

const proposal = z.object({
  id: z.uuid(),
  section: z.enum(COACH_SECTIONS),
  /** The entry that it changes; null where a section is one text. */
  itemId: z.nullable(z.string()),
  original: z.string(),
  suggested: z.string(),
  claims: z.array(claim),
});

const coachMessage = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  proposals: z.array(proposal),
  /** The person stopped it before its end. */
  isStopped: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type CoachMessage = z.output<typeof coachMessage>;

/** Each line of an answer's stream. */
export const coachProgress = z.discriminatedUnion('type', [
  z.object({ type: z.literal('words'), text: z.string() }),
  z.object({ type: z.literal('answered'), message: coachMessage }),
  z.object({ type: z.literal('failed'), code: z.string() }),
]);
export type CoachProgress = z.output<typeof coachProgress>;

const ASK_LIMIT = { max: 20, windowSeconds: 60, per: 'user' } as const;

export const coachRoutes = {
  listCoachMessages: defineRoute({
    method: 'GET',
    path: '/api/coach/:resumeId/messages',
    tag: 'coach',
    summary: 'What you and the coach have said about one of your resumes, oldest first. Pro.',
    policy: user,
    params: ofResume,
    /** `isOn`: whether there is a model to ask. */
    output: json(z.object({ isOn: z.boolean(), messages: z.array(coachMessage) })),
    errors: ['NOT_FOUND', 'PLAN_REQUIRED'],
  }),
  askCoach: defineRoute({
    method: 'POST',
    path: '/api/coach/:resumeId/messages',
    tag: 'coach',
    summary:
      'Asks the coach, and streams the answer. Asking again under the same id asks the same question. Pro.',
    policy: user,
    params: ofResume,
    body: z.strictObject({
      id: z.uuid(),
      text: z.string().check(
        z.minLength(1),
        z.maxLength(MAX_QUESTION_CHARACTERS),
        z.refine((value) => value.isWellFormed() && !value.includes('\0'), 'not-allowed'),
      ),
      /** Of the interface: the answer is in it. */
      locale: z.enum(LOCALES),
    }),
    output: { kind: 'events' },
    errors: ['NOT_FOUND', 'PLAN_REQUIRED', 'AI_OFF', 'CONFLICT', 'UNAVAILABLE'],
    limit: ASK_LIMIT,
    isExpensive: true,
  }),
  clearCoachMessages: defineRoute({
    method: 'DELETE',
    path: '/api/coach/:resumeId/messages',
    tag: 'coach',
    summary: 'Forgets what was said about a resume, for good.',
    policy: user,
    params: ofResume,
    output: json(z.object({})),
    errors: ['NOT_FOUND'],
  }),
};
