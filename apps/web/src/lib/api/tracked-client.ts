import { ApiError } from '@lauda/contract/client';
import type { Client } from '@lauda/contract/client';
import * as z from 'zod/mini';
import { track } from '../analytics.ts';

// zod would probe for `eval`, which the content security policy reports as a violation.
z.config({ jitless: true });

/** Analytics events for successful calls, defined here so that no screen can forget one. */
const COUNTED: Partial<Record<string, () => void>> = {
  signUp: () => track('sign_up'),
  signIn: () => track('sign_in', { method: 'password' }),
  signInWithCode: () => track('sign_in', { method: 'code' }),
  finishPasskeySignIn: () => track('sign_in', { method: 'passkey' }),
  verifySecondFactor: () => track('sign_in', { method: 'second_factor' }),
  createResume: () => track('resume_created'),
  saveResume: () => track('resume_updated'),
  deleteResume: () => track('resume_deleted'),
  createShareLink: () => track('resume_shared'),
  changePassword: () => track('password_change'),
  resetPassword: () => track('password_reset'),
} satisfies Partial<Record<keyof Client, () => void>>;

/** A refusal is a valid response; a server error is a fault. */
const isFault = (error: unknown): boolean => error instanceof ApiError && error.status >= 500;

export function trackedClient<T extends Partial<Client>>(client: T): T {
  const tracked = Object.entries(client).map(([name, value]) => {
    const call = value as (...args: unknown[]) => Promise<unknown>;
    return [
      name,
      async (...args: unknown[]) => {
        try {
          const answer = await call(...args);
          COUNTED[name]?.();
          return answer;
        } catch (error) {
          if (isFault(error)) track('error', { source: 'call' });
          throw error;
        }
      },
    ];
  });
  // Same names and call signatures.
  return Object.fromEntries(tracked) as T;
}
