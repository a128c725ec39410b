import { createClient } from '@lauda/contract/full-client';
import { expect, it } from 'vitest';
import { hasOtherWaysIn } from './other-ways-in.ts';

const SECURITY = {
  factors: [] as object[],
  recoveryCodesLeft: 0,
  proofMethods: ['password'],
  phoneHint: null,
  isProofFresh: true,
  isSessionVerified: false,
  isStaff: false,
  canUsePhone: false,
};
const NOW = new Date(0).toISOString();
const ID = '00000000-0000-4000-8000-000000000000';
const GOOGLE = { provider: 'google', isConnected: false, isOnlyWayIn: false, email: null, name: null };
const NOTHING: Record<string, unknown> = {
  '/api/account/security': SECURITY,
  '/api/account/passkeys': [],
  '/api/account/social': [GOOGLE],
};

const ask = (answers: Record<string, unknown>) =>
  hasOtherWaysIn(
    createClient({
      baseUrl: '',
      fetch: (path) => {
        const data = { ...NOTHING, ...answers }[path instanceof Request ? path.url : path.toString()];
        return Promise.resolve(data === null ? Response.error() : Response.json({ data }));
      },
    }),
  );

it.each([
  ['only the password', {}, false],
  ['a connected account', { '/api/account/social': [{ ...GOOGLE, isConnected: true }] }, true],
  [
    'a passkey',
    {
      '/api/account/passkeys': [
        { id: ID, friendlyName: 'Phone', isBackedUp: false, createdAt: NOW, lastUsedAt: null },
      ],
    },
    true,
  ],
  [
    'a second factor',
    {
      '/api/account/security': {
        ...SECURITY,
        factors: [{ id: ID, kind: 'totp', friendlyName: 'App', phoneHint: null, createdAt: NOW }],
      },
    },
    true,
  ],
  ['an answer that never came', { '/api/account/passkeys': null }, true],
])('%s', async (_what, answers, expected) => {
  expect(await ask(answers)).toBe(expected);
});
