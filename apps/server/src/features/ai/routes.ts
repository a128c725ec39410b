import { clientGone } from '../../platform/http/client-gone.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { SuggestionService } from './suggestions/suggestions.service.ts';

export const aiHandlers = (suggestions: SuggestionService): Pick<Handlers, 'suggest'> => ({
  suggest: ({ body: { resume, target } }, { actor }, reply) =>
    suggestions.suggest({ actor, resume, target, signal: clientGone(reply) }),
});
