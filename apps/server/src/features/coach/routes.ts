import type { CoachProgress } from '@lauda/contract/coach';
import type { EventStreams } from '../../platform/http/answers/event-streams.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { CoachService } from './service.ts';

export const coachHandlers = (
  coach: CoachService,
  streams: EventStreams,
): Pick<Handlers, 'listCoachMessages' | 'askCoach' | 'clearCoachMessages'> => ({
  listCoachMessages: ({ params }, { actor }) =>
    coach.list({ userId: actor.userId, resumeId: params.resumeId }),
  askCoach: async ({ params, body }, { actor }, reply) => {
    const question = { userId: actor.userId, resumeId: params.resumeId, ...body };
    const resume = await coach.check(question);
    return streams.send<CoachProgress>(reply, (tell, signal) => coach.answer(question, resume, tell, signal));
  },
  clearCoachMessages: async ({ params }, { actor }) => {
    await coach.clear({ userId: actor.userId, resumeId: params.resumeId });
    return {};
  },
});
