import { COACH_SECTIONS, MAX_QUESTION_CHARACTERS } from '@lauda/domain/coach/proposal';
import { LOCALES } from '@lauda/domain/locale';
import * as z from 'zod/mini';
import { claim } from './ai.ts';
import { defineRoute, json, user } from './route.ts';

const ofResume = z.object({ resumeId: z.uuid() });

const proposal = z.object({
  id: z.uuid(),
  section: z.enum(COACH_SECTIONS),
  /** Id of the entry to change; null where the section is a single text. */
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
  /** The user stopped the answer before its end. */
  isStopped: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type CoachMessage = z.output<typeof coachMessage>;

/** One line of the answer's stream. */
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
    /** `isOn`: whether an AI model is configured. */
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
      /** Language of the interface, which is also the language of the answer. */
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
