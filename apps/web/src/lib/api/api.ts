import { createClient } from '@lauda/contract/full-client';
import { trackedClient } from './tracked-client.ts';

/** For screens, which load on demand. `shellApi` has what every page needs, and `resumeApi` what the builder needs. */
export const api = trackedClient(createClient({ baseUrl: '' }));
