import type { ModelServer } from '@lauda/stand-ins/model/model-server';
import type { ModelEnv } from '../platform/models.ts';

/** Settings that make `createTestApp` use this stand-in. */
export const modelSettings = ({ url }: Pick<ModelServer, 'url'>): ModelEnv => ({
  AI_PROVIDER: 'compatible',
  AI_MODEL: 'stand-in',
  AI_API_KEY: 'stand-in-key',
  AI_BASE_URL: url,
});
