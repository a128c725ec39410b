import type { Handlers } from '../../platform/http/handlers.ts';
import type { SearchService } from './service.ts';

export const searchHandlers = (search: SearchService): Pick<Handlers, 'listSearchTexts'> => ({
  listSearchTexts: (_input, { actor }) => search.texts(actor.userId),
});
