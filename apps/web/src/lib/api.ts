import { createClient } from '@lauda/contract';
import * as z from 'zod/mini';

// zod would probe for `eval`, which the content security policy reports as a violation.
z.config({ jitless: true });

export const api = createClient({ baseUrl: '' });
