import { ApiError } from '@lauda/contract/client';
import { expect, it } from 'vitest';
import { finishCallback } from './finish-callback.ts';
import type { MailLink } from './mail-link.ts';

const token = 'abcdefghijklmnop';
const fail = () => Promise.reject(new Error('refused'));

async function finish(
  link: MailLink,
  answers: {
    confirm?: 'refused' | 'second-factor' | 'password-needed';
    session?: boolean | 'unreadable';
  } = {},
) {
  const done: string[] = [];
  const outcome = await finishCallback(link, {
    confirmEmail: async (given) => {
      done.push(`confirm ${given}`);
      if (answers.confirm === 'refused') await fail();
      if (answers.confirm === 'password-needed') throw new ApiError('PASSWORD_NEEDED', 403, '', null);
      return answers.confirm === 'second-factor' ? 'second-factor' : 'signed-in';
    },
    beginRecovery: (given) => done.push(`recover ${given}`),
    hasSession: () => (answers.session === 'unreadable' ? fail() : Promise.resolve(answers.session ?? false)),
  });
  return { outcome, done };
}

it('confirms an address and signs in', async () => {
  expect(await finish({ kind: 'signup', token })).toEqual({
    outcome: 'signed-in',
    done: [`confirm ${token}`],
  });
});

it('asks for the second step of an account that has one', async () => {
  const { outcome } = await finish({ kind: 'signup', token }, { confirm: 'second-factor' });
  expect(outcome).toBe('second-factor');
});

it('says so when the confirmation is refused', async () => {
  const { outcome } = await finish({ kind: 'signup', token }, { confirm: 'refused' });
  expect(outcome).toBe('verification-failed');
});

it('asks for the password in a browser that did not sign up', async () => {
  const { outcome } = await finish({ kind: 'signup', token }, { confirm: 'password-needed' });
  expect(outcome).toBe('password-needed');
});

it('keeps a recovery token without using it', async () => {
  expect(await finish({ kind: 'recovery', token })).toEqual({
    outcome: 'recovery',
    done: [`recover ${token}`],
  });
});

it('uses no token of an unknown kind', async () => {
  expect(await finish({ kind: 'unknown', token })).toEqual({ outcome: 'verification-failed', done: [] });
});

it.each([
  [true, 'signed-in'],
  [false, 'visitor'],
  ['unreadable', 'session-unreadable'],
] as const)('without a link, asks for the session: %s', async (session, outcome) => {
  expect(await finish({ kind: 'none' }, { session })).toEqual({ outcome, done: [] });
});

it.each(['email-change', 'email-restore'] as const)('[ENT-13] does nothing yet for %s', async (kind) => {
  expect(await finish({ kind, token })).toEqual({ outcome: 'asks', done: [] });
});
