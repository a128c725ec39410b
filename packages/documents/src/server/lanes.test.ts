import { expect, it } from 'vitest';
import { createLanes } from './lanes.ts';

const LIMITS = { maxWaiting: 40, maxWaitingOfVisitor: 2, visitorChildren: 1, pauseMs: 60_000 };
const visitor = (client: string) => ({ caller: { kind: 'visitor', client } as const });
const user = (client: string) => ({ caller: { kind: 'user', client } as const });

it('takes people with an account before visitors, and leaves a child free of visitors', () => {
  const lanes = createLanes(LIMITS);
  const [stranger, other, ana] = [visitor('1.1.1.1'), visitor('2.2.2.2'), user('ana')];
  for (const work of [stranger, other, ana]) expect(lanes.add(work)).toBe(true);
  expect(lanes.take([])).toBe(ana);
  expect(lanes.take([ana])).toBe(stranger);
  expect(lanes.take([stranger])).toBeUndefined();
  expect(lanes.take([ana])).toBe(other);
});

it('takes one document of a client at a time', () => {
  const lanes = createLanes(LIMITS);
  const [first, second, bruno] = [user('ana'), user('ana'), user('bruno')];
  for (const work of [first, second, bruno]) lanes.add(work);
  expect(lanes.take([])).toBe(first);
  expect(lanes.take([first])).toBe(bruno);
  expect(lanes.take([first, bruno])).toBeUndefined();
  expect(lanes.take([bruno])).toBe(second);
});

it('has less room for visitors, and none for one whose document took too long', () => {
  const lanes = createLanes(LIMITS);
  const many = Array.from({ length: 4 }, () => lanes.add(visitor('1.1.1.1')));
  expect(many).toEqual([true, true, false, false]);
  const others = Array.from({ length: 20 }, (_, index) => lanes.add(visitor(`2.2.2.${index}`)));
  expect(others.filter(Boolean)).toHaveLength(8);
  expect(lanes.add(user('ana'))).toBe(true);
  lanes.clear();
  lanes.pause(visitor('1.1.1.1'));
  expect(lanes.add(visitor('1.1.1.1'))).toBe(false);
  expect(lanes.add(visitor('2.2.2.2'))).toBe(true);
});
