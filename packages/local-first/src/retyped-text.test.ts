// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in place of the browser's
import 'fake-indexeddb/auto';
import { seededRandom } from '@lauda/domain/resume/testing/random';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCollection } from './collection.ts';
import { VISITOR } from './document-record.ts';
import type { OpenDocument } from './open-document.ts';
import { createModelBrowser } from './testing/model-browser.ts';
import { slowDown } from './testing/model-storage.ts';
import { type Task, taskType, createTaskServer, emptyTask } from './testing/task-type.ts';

const RUNS = 30;
const STEPS = 120;
const MS_A_RUN = 4_000;
const FIELDS = ['title', 'status'] as const;
/** Few, so that a field often gets a text again that it had before. */
const TEXTS = ['', 'a', 'b', 'c'];
const TASK_MS = 5;
const TASKS = 4;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2026, 0, 1) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** One tab edits, undoes and redoes with a slow device and a network that fails. */
async function run(seed: number): Promise<string | null> {
  const random = seededRandom(seed);
  const server = createTaskServer();
  const browser = createModelBrowser();
  const device = { browser, database: `tasks-${seed}` };
  const type = taskType(server.calls);
  const ownerId = random.pick([VISITOR, 'ana']);
  const collection = browser.startTab(
    ({ indexedDB, BroadcastChannel }) => {
      vi.stubGlobal('indexedDB', indexedDB);
      vi.stubGlobal('BroadcastChannel', BroadcastChannel);
    },
    (_, locks) =>
      createCollection(
        { ...type, storage: { ...type.storage, database: device.database } },
        { locks, empty: () => emptyTask },
      ),
  );

  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= TASK_MS) {
      vi.advanceTimersByTime(Math.min(TASK_MS, left));
      const tasks = left === ms ? random.below(TASKS) : TASKS;
      for (let task = 0; task < tasks; task += 1) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  async function passUntil<T>(promise: Promise<T>): Promise<T> {
    const done: T[] = [];
    void promise.then((value) => done.push(value));
    while (done.length === 0) await pass(TASK_MS);
    return done[0] as T;
  }

  await passUntil(collection.setUser(ownerId === VISITOR ? null : ownerId));
  const task: OpenDocument<Task> = await passUntil(collection.openCurrent(ownerId));
  let typed = emptyTask;
  let endSlowWrite: (() => void) | undefined;
  const act = () => {
    const dice = random.below(100);
    const field = random.pick(FIELDS);
    if (dice < 55) {
      typed = { ...typed, [field]: random.pick(TEXTS) };
      task.edit((now) => ({ ...now, [field]: typed[field] }));
    } else if (dice < 69) task.hold(random.pick([[field], null]));
    else if (dice < 77) endSlowWrite ??= slowDown(device);
    else if (dice < 87) {
      endSlowWrite?.();
      endSlowWrite = undefined;
    } else if (dice < 92) void task.save();
    else if (dice < 95) collection.leave();
    else server.state.network = random.pick(['up', 'down', 'loses-answers'] as const);
  };
  try {
    for (let step = 0; step < STEPS; step += 1) {
      act();
      await pass(1 + (random.chance(0.1) ? random.below(1500) : random.below(60)));
      const { document } = task.getState();
      if (FIELDS.some((name) => document[name] !== typed[name]))
        return `seed ${seed}, step ${step}: ${JSON.stringify({ typed, document })}`;
    }
    return null;
  } finally {
    endSlowWrite?.();
    collection.close();
  }
}

it('shows what was typed last, also when it was there before', { timeout: RUNS * MS_A_RUN }, async () => {
  const wrong: string[] = [];
  for (let seed = 0; seed < RUNS; seed += 1) wrong.push(...[await run(seed)].filter((one) => one !== null));
  expect(wrong).toEqual([]);
});
