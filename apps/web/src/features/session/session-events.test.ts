import type { SessionUser } from '@lauda/contract/accounts/session';
import type { Session } from '@lauda/contract/accounts/session';
import { expect, it } from 'vitest';
import { ANA, BRUNO } from '../../testing/people.ts';
import { createSessionEvents, type SessionEvent, sessionEventsBetween } from './session-events.ts';

const ANA_SOUZA = { ...ANA, name: 'Ana Souza' };
const session = (user: SessionUser | null, rest: Partial<Session> = {}): Session => ({
  user,
  expiresAt: null,
  isSecondFactorVerified: false,
  impersonation: null,
  ...rest,
});
const until = (expiresAt: string) => session(ANA, { expiresAt });
const VERIFIED = session(ANA, { isSecondFactorVerified: true });

it.each<[Session | undefined, Session, SessionEvent[]]>([
  [undefined, session(null), [{ type: 'INITIAL_SESSION', user: null }]],
  [undefined, session(ANA), [{ type: 'INITIAL_SESSION', user: ANA }]],
  [undefined, VERIFIED, [{ type: 'INITIAL_SESSION', user: ANA }]],
  [session(null), session(null), []],
  [session(null), session(ANA), [{ type: 'SIGNED_IN', user: ANA }]],
  [session(null), VERIFIED, [{ type: 'SIGNED_IN', user: ANA }, { type: 'MFA_VERIFIED' }]],
  [session(ANA), session({ ...ANA }), []],
  [session(ANA), session(ANA_SOUZA), [{ type: 'USER_UPDATED', user: ANA_SOUZA }]],
  [session(ANA), VERIFIED, [{ type: 'MFA_VERIFIED' }]],
  [VERIFIED, VERIFIED, []],
  [until('2026-01-01T00:00:00Z'), until('2026-02-01T00:00:00Z'), [{ type: 'TOKEN_REFRESHED' }]],
  [session(ANA), until('2026-02-01T00:00:00Z'), []],
  [session(ANA), session(BRUNO), [{ type: 'SIGNED_IN', user: BRUNO }]],
  [session(ANA), session(null), [{ type: 'SIGNED_OUT' }]],
])('[AUTH-09] reads what happened from two readings (%#)', (before, after, events) => {
  expect(sessionEventsBetween(before, after)).toEqual(events);
});

it('tells everybody who listens, until they stop', () => {
  const events = createSessionEvents();
  const heard: [string, SessionEvent['type']][] = [];
  const stopFirst = events.subscribe(({ type }) => {
    heard.push(['first', type]);
    stopFirst();
  });
  events.subscribe(({ type }) => heard.push(['second', type]));
  events.emit({ type: 'SIGNED_OUT' });
  events.emit({ type: 'PASSWORD_RECOVERY' });
  expect(heard).toEqual([
    ['first', 'SIGNED_OUT'],
    ['second', 'SIGNED_OUT'],
    ['second', 'PASSWORD_RECOVERY'],
  ]);
});
