import { afterEach, describe, expect, it } from 'vitest';
import type { ServerDocumentEngine } from '../engine.ts';
import { isolatedReach, reachOf } from '@lauda/isolation/testing/reach';
import type { Snooped } from '@lauda/isolation/testing/snoop';
import { createTestTypst } from '../testing/compilers.ts';
import { sampleResume } from '../testing/samples/resumes.ts';
import { createDocumentPool, type DocumentPoolOptions } from './document-pool.ts';

const resume = sampleResume('en-US', 'short');
const named = (firstName: string, jobTitle = '') =>
  sampleResume('en-US', 'short', { personalInfo: { ...resume.personalInfo, firstName, jobTitle } });

let pool: ServerDocumentEngine | undefined;
const notices: string[] = [];
function open(options: Partial<DocumentPoolOptions> = {}) {
  notices.length = 0;
  pool = createDocumentPool({ size: 1, onNotice: (notice) => notices.push(notice), ...options });
  return pool;
}
afterEach(() => pool?.close());

/** Speaks the pool's protocol and crashes, hangs or answers depending on the first name. */
const child = new URL('../testing/unruly-child.ts', import.meta.url);

describe('document pool', () => {
  it('makes a document and its preview', async () => {
    const { pdf, preview } = open();
    const bytes = await pdf(resume);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    const { pages, places, defs } = await preview(resume);
    expect(pages[0]).toMatchObject({ width: 612, height: 792 });
    expect(defs).toContain('<defs');
    expect(places.map(({ field }) => field)).toContain('experience/1');
    // A page with a strict CSP would block these.
    expect(pages.map(({ body }) => body).join('')).not.toMatch(
      /<style|<script|style=|foreignObject|\son\w+=/,
    );
  }, 30_000);

  it('loses only the document that ended its child, after a second attempt', async () => {
    const { pdf } = open({ child });
    const [crash, next] = await Promise.allSettled([pdf(named('crash')), pdf(named('fine'))]);
    expect(crash).toMatchObject({ status: 'rejected', reason: { reason: 'lost' } });
    expect(next.status).toBe('fulfilled');
    expect(notices).toHaveLength(2);
  });

  it('finishes a document whose first child was lost', async () => {
    const { pdf } = open({ child });
    await pdf(named('fine'));
    await expect(pdf(named('crash-if-older', String(Date.now())))).resolves.toBeDefined();
    expect(notices).toEqual(['child lost']);
  });

  it('stops a document that takes too long, once and for all', async () => {
    const { pdf } = open({ child, timeLimitMs: 300 });
    const [hang, next] = await Promise.allSettled([pdf(named('hang')), pdf(named('fine'))]);
    expect(hang).toMatchObject({ status: 'rejected', reason: { reason: 'lost' } });
    expect(next.status).toBe('fulfilled');
    expect(notices).toEqual(['child lost']);
  });

  it('never lets visitors delay a document of somebody with an account', async () => {
    const { preview, pdf, load } = open({ child, size: 2, visitorTimeLimitMs: 60_000 });
    const visitor = (client: string) =>
      preview(named('hang'), { caller: { kind: 'visitor', client } }).catch(() => null);
    const strangers = ['1.1.1.1', '2.2.2.2', '3.3.3.3'].map(visitor);
    const caller = { kind: 'user', client: 'ana' } as const;
    await expect(pdf(named('fine'), { caller })).resolves.toBeDefined();
    expect(load()).toEqual({ waitingVisitors: 2, waitingOthers: 0, underWay: 1 });
    pool?.close();
    await Promise.all(strangers);
  }, 30_000);

  it('has one document of a client under way, and refuses a visitor whose document took too long', async () => {
    const { preview, load } = open({ child, size: 3, visitorTimeLimitMs: 1_000 });
    const ask = (client: string, firstName: string) =>
      preview(named(firstName), { caller: { kind: 'visitor', client } });
    const ended = Promise.allSettled([ask('1.1.1.1', 'hang'), ask('1.1.1.1', 'fine')]);
    await expect(ask('2.2.2.2', 'fine')).resolves.toBeDefined();
    expect(load()).toMatchObject({ waitingVisitors: 1, underWay: 1 });
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    await expect(ask('1.1.1.1', 'fine')).rejects.toMatchObject({ reason: 'busy' });
    await expect(ask('2.2.2.2', 'fine')).resolves.toBeDefined();
  }, 30_000);

  it('replaces a child by count and by memory without losing a document', async () => {
    const count = open({ child, maxDocuments: 1 });
    const pids = await Promise.all([count.pdf(named('fine')), count.pdf(named('fine'))]);
    expect(new Set(pids.map((bytes) => Buffer.from(bytes).toString())).size).toBe(2);
    count.close();
    const memory = open({ child, maxMemoryBytes: 1 });
    const others = await Promise.all([memory.pdf(named('fine')), memory.pdf(named('fine'))]);
    expect(new Set(others.map((bytes) => Buffer.from(bytes).toString())).size).toBe(2);
    expect(notices).toEqual([]);
  });

  it('keeps environment, network and files of the server from a child', async () => {
    const { pdf } = open({ child });
    const reach = await reachOf(async (targets) => {
      const bytes = await pdf(named('snoop', JSON.stringify(targets)));
      return JSON.parse(Buffer.from(bytes).toString()) as Snooped;
    });
    expect(reach).toMatchObject(isolatedReach());
  });

  it('refuses when too many wait, and after it was closed', async () => {
    const { pdf, close } = open({ child, maxWaiting: 1 });
    const first = pdf(named('fine'));
    await expect(pdf(named('fine'))).rejects.toMatchObject({ reason: 'busy' });
    await first;
    close();
    await expect(pdf(named('fine'))).rejects.toMatchObject({ reason: 'closed' });
  });

  it('does not start for ever when a child cannot start', async () => {
    const { pdf } = open({ child: new URL('../testing/no-such-child.ts', import.meta.url) });
    await expect(pdf(resume)).rejects.toMatchObject({ reason: 'lost' });
  });
});

describe('fonts of the machine', () => {
  it('are not visible', () => {
    expect(() => createTestTypst().assertOwnFontsOnly()).not.toThrow();
  });
});
