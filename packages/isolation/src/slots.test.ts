import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

/** Tasks that run until they are ended, and the names of those that have started. */
function heldTasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    task: (name: string) => () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test('as many tasks as there are slots run, the others in the order of their calls', async () => {
  const { started, task, end } = heldTasks();
  const slots = createSlots(2, 2);
  const three = ['a', 'b', 'c'].map((name) => slots.run(task(name)));
  expect([started, slots.isFull()]).toEqual([['a', 'b'], false]);
  const all = [...three, slots.run(task('d'))];
  expect([started, slots.isFull()]).toEqual([['a', 'b'], true]);
  await end('b');
  expect([started, slots.isFull()]).toEqual([['a', 'b', 'c'], false]);
  await end('a');
  await end('c');
  await end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('slots that accept no waiting are full only when all are taken', async () => {
  const { task, end } = heldTasks();
  const slots = createSlots(1, 0);
  expect(slots.isFull()).toBe(false);
  const only = slots.run(task('a'));
  expect(slots.isFull()).toBe(true);
  await end('a');
  await only;
  expect(slots.isFull()).toBe(false);
});

test('a task that fails gives its slot back', async () => {
  const slots = createSlots(1);
  await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await slots.run(async () => 'yes')).toBe('yes');
});

test('a call at the moment a slot is handed over waits', async () => {
  const { started, task, end } = heldTasks();
  const slots = createSlots(1);
  const first = slots.run(task('a'));
  const second = slots.run(task('b'));
  const third = first.then(() => slots.run(task('c')));
  await end('a');
  expect(started).toEqual(['a', 'b']);
  await end('b');
  await end('c');
  expect(await Promise.all([second, third])).toEqual(['b', 'c']);
});
