import { isolationLevel } from '@lauda/isolation';
import { isolatedReach, reachOf } from '@lauda/isolation/testing/reach';
import type { Snooped } from '@lauda/isolation/testing/snoop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StandInSites, startStandInSites } from '../testing/stand-in-sites.ts';
import { type AdReaderOptions, createAdReader } from './reader.ts';
import { runChild } from './run-child.ts';

let stage: StandInSites;
beforeAll(async () => {
  stage = await startStandInSites();
});
afterAll(() => stage.close());

const SLOW_TEST_MS = 60_000;

function readerOf(options: Partial<AdReaderOptions> = {}) {
  const notices: string[] = [];
  const reader = createAdReader({
    userAgent: 'Lauda test',
    fetchChild: stage.fetchChild,
    onNotice: (notice) => notices.push(notice),
    ...options,
  });
  return { ...reader, notices };
}

describe('reading an ad in processes of its own', () => {
  it(
    'gives the ad, and the reason where there is none',
    async () => {
      const { read } = readerOf();
      const answers = await Promise.all([
        read('https://padariaestrela.gupy.io/jobs/7712345'),
        read('https://careers.trailhead.com/empty'),
        read('http://127.0.0.1/'),
        read('ftp://careers.trailhead.com/'),
      ]);
      expect(answers).toEqual([
        {
          ok: true,
          ad: expect.objectContaining({ title: 'Pessoa Engenheira de Software Pleno', source: 'gupy' }),
        },
        { ok: false, reason: 'unreadable' },
        { ok: false, reason: 'unreachable' },
        { ok: false, reason: 'address' },
      ]);
      expect(stage.canary.connections()).toBe(0);
    },
    SLOW_TEST_MS,
  );

  it(
    'refuses what would have to wait too long, and stops for who asked it to stop',
    async () => {
      const { read } = readerOf({ width: 1, maxWaiting: 1 });
      const gone = new AbortController();
      const [first, second] = [1, 2].map(() =>
        read('http://evil.com/silent', gone.signal).catch(() => 'stopped'),
      );
      expect(await read('http://evil.com/silent')).toBeNull();
      gone.abort();
      expect(await Promise.all([first, second])).toEqual(['stopped', 'stopped']);
      expect(await read('https://thecopperpot.com/cook')).toMatchObject({ ok: true });
    },
    SLOW_TEST_MS,
  );

  it(
    'ends what is under way when it is closed',
    async () => {
      const { read, close } = readerOf();
      const reading = read('http://evil.com/silent').catch(() => 'stopped');
      close();
      expect(await reading).toBe('stopped');
    },
    SLOW_TEST_MS,
  );
});

describe('a child that was taken over', () => {
  it.each([
    ['fetch', true],
    ['read', false],
  ] as const)(
    '%s: has nothing of the server, and a network only if that is its work',
    async (_name, hasNetwork) => {
      const reach = await reachOf(async (targets) => {
        const end = await runChild({
          module: new URL('../testing/snooping-child.ts', import.meta.url),
          input: JSON.stringify(targets),
          hasNetwork,
          timeLimitMs: 20_000,
          maxOutputBytes: 100_000,
          signal: new AbortController().signal,
        });
        return JSON.parse(end.ok ? end.output.toString() : '{}') as Snooped;
      });
      expect(reach).toMatchObject({
        ...isolatedReach(),
        // Node's permission model applies without namespaces too.
        writable: [],
        ...(isolationLevel() === 'none' ? {} : { isConnected: hasNetwork }),
      });
    },
    SLOW_TEST_MS,
  );

  it.each([
    ['flood', 1],
    ['memory', 1],
    ['no-head', 0],
    ['wrong-address', 0],
    ['more-fields', 0],
    ['wrong-reason', 0],
  ])(
    'cannot %s',
    async (act, noticed) => {
      const module = new URL('../testing/unruly-child.ts', import.meta.url);
      const { read, notices } = readerOf({ fetchChild: { module, env: { UNRULY: act } } });
      const start = performance.now();
      expect(await read('https://a.com/')).toEqual({ ok: false, reason: 'unreadable' });
      expect(performance.now() - start).toBeLessThan(14_000);
      expect(notices.filter((notice) => !notice.includes('isolation'))).toHaveLength(noticed);
      expect(notices.join()).not.toContain('a.com');
    },
    SLOW_TEST_MS,
  );

  it(
    'cannot spin',
    async () => {
      const module = new URL('../testing/unruly-child.ts', import.meta.url);
      const { read } = readerOf({ fetchChild: { module, env: { UNRULY: 'spin' } } });
      const start = performance.now();
      // Killed by its CPU limit, or by the timeout if other processes need the CPU.
      expect(['unreadable', 'too-slow']).toContain(
        ((await read('https://a.com/')) as { reason: string }).reason,
      );
      expect(performance.now() - start).toBeLessThan(14_000);
    },
    SLOW_TEST_MS,
  );
});
