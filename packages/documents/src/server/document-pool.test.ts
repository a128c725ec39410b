import { afterEach, describe, expect, it } from 'vitest';
import type { DocumentEngine } from '../engine.ts';
import { createTestTypst } from '../testing/compilers.ts';
import { sampleResume } from '../testing/resumes.ts';
import { createDocumentPool, type DocumentPoolOptions } from './document-pool.ts';

const resume = sampleResume('en-US', 'short');
const named = (firstName: string) =>
  sampleResume('en-US', 'short', { personalInfo: { ...resume.personalInfo, firstName } });

let pool: DocumentEngine | undefined;
const notices: string[] = [];
function open(options: Partial<DocumentPoolOptions> = {}) {
  notices.length = 0;
  pool = createDocumentPool({ size: 1, onNotice: (notice) => notices.push(notice), ...options });
  return pool;
}
afterEach(() => pool?.close());

/** Speaks the pool's protocol: crashes, hangs or answers, as the person's first name says. */
const child = new URL('../testing/unruly-child.ts', import.meta.url);

describe('document pool', () => {
  it('makes a document and its preview', async () => {
    const { pdf, preview } = open();
    const { bytes, shortfall } = await pdf(resume);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(shortfall).toBeNull();
    const { pages, places, defs } = await preview(resume);
    expect(pages[0]).toMatchObject({ width: 612, height: 792 });
    expect(defs).toContain('<defs');
    expect(places.map(({ field }) => field)).toContain('experience/1');
    // A strict page would refuse these.
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
    await expect(pdf(named('crash-once'))).resolves.toMatchObject({ shortfall: null });
  });

  it('stops a document that takes too long', async () => {
    const { pdf } = open({ child, timeLimitMs: 300 });
    const [hang, next] = await Promise.allSettled([pdf(named('hang')), pdf(named('fine'))]);
    expect(hang).toMatchObject({ status: 'rejected', reason: { reason: 'lost' } });
    expect(next.status).toBe('fulfilled');
  });

  it('replaces a child by count and by memory without losing a document', async () => {
    const count = open({ child, maxDocuments: 1 });
    const pids = await Promise.all([count.pdf(named('fine')), count.pdf(named('fine'))]);
    expect(new Set(pids.map(({ bytes }) => Buffer.from(bytes).toString())).size).toBe(2);
    count.close();
    const memory = open({ child, maxMemoryBytes: 1 });
    const others = await Promise.all([memory.pdf(named('fine')), memory.pdf(named('fine'))]);
    expect(new Set(others.map(({ bytes }) => Buffer.from(bytes).toString())).size).toBe(2);
    expect(notices).toEqual([]);
  });

  it('gives nothing of the server’s environment to a child', async () => {
    const { pdf } = open({ child });
    const { bytes } = await pdf(named('environment'));
    const names = Object.keys(JSON.parse(Buffer.from(bytes).toString()) as object);
    expect(names.filter((name) => !/^(?:NODE|MALLOC)_/.test(name))).toEqual(['FONTCONFIG_FILE']);
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
