import { createClient } from '@lauda/contract/full-client';
import { trackedClient } from './tracked-client.ts';

/** For screens, which are loaded when they are opened. What every page needs is in `shellApi`, and what the builder needs in `resumeApi`. */
export const api = trackedClient(createClient({ baseUrl: '' }));
