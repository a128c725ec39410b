import { expect, it } from 'vitest';
import { ANA, BRUNO } from '../../testing/people.ts';
import { createSessionEvents, type SessionEvent, sessionEventBetween } from './session-events.ts';

it.each([
  [undefined, null, { type: 'INITIAL_SESSION', user: null }],
  [undefined, ANA, { type: 'INITIAL_SESSION', user: ANA }],
  [null, null, null],
  [null, ANA, { type: 'SIGNED_IN', user: ANA }],
  [ANA, { ...ANA }, null],
  [ANA, { ...ANA, name: 'Ana Souza' }, { type: 'USER_UPDATED', user: { ...ANA, name: 'Ana Souza' } }],
  [ANA, BRUNO, { type: 'SIGNED_IN', user: BRUNO }],
  [ANA, null, { type: 'SIGNED_OUT' }],
])('reads what happened from two readings (%#)', (before, after, event) => {
  expect(sessionEventBetween(before, after)).toEqual(event);
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
