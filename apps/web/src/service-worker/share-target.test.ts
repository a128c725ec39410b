import { MAX_IMPORT_BYTES } from '@lauda/domain/imports';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHARED_CACHE } from '../lib/answers-cache.ts';
import { findShared } from '../lib/files/shared-item.ts';
import { fakeCaches } from '../testing/caches.ts';
import { createShareTarget } from './share-target.ts';

const ORIGIN = 'https://lauda.example';

let stored: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  stored = fakeCaches(ORIGIN);
});
afterEach(() => void vi.useRealTimers());

/** A form as posted by the share sheet or by any page; code cannot set the `mode` of a navigation. */
const posted = (fields: Record<string, string | File>, change: Partial<Request> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return {
    url: `${ORIGIN}/share-target`,
    method: 'POST',
    mode: 'navigate',
    formData: async () => form,
    ...change,
  } as Request;
};

const share = async (fields: Record<string, string | File>): Promise<string | null> => {
  const answer = await createShareTarget({ caches: stored.caches, origin: ORIGIN }).answer(posted(fields));
  expect(answer?.status).toBe(303);
  return answer?.headers.get('location') ?? null;
};

describe('what is shared', () => {
  it('as a file waits on the device for the screen that imports', async () => {
    const file = new File(['%PDF words'], 'Currículo 1.pdf', { type: 'application/pdf' });
    expect(await share({ title: 'x', file })).toBe(`${ORIGIN}/upload-resume?shared=kept`);
    const item = await findShared(stored.caches);
    if (item?.kind !== 'file') throw new Error('no file');
    expect([item.file.name, item.file.type, await item.file.text()]).toEqual([
      'Currículo 1.pdf',
      'application/pdf',
      '%PDF words',
    ]);
  });

  it.each([
    [{ text: 'We look for a designer.', title: 'Designer' }, ['Designer', 'We look for a designer.', '']],
    [{ text: 'https://jobs.example/1', title: 'Designer' }, ['Designer', '', 'https://jobs.example/1']],
    [{ url: 'https://jobs.example/1' }, ['', '', 'https://jobs.example/1']],
    [{ text: 'Words', url: 'https://jobs.example/1' }, ['', 'Words', 'https://jobs.example/1']],
    [{ url: 'javascript:alert(1)', text: 'Words' }, ['', 'Words', '']],
  ])('as text waits for a new application: %j', async (fields, expected) => {
    expect(await share(fields)).toBe(`${ORIGIN}/applications?shared=kept`);
    const item = await findShared(stored.caches);
    if (item?.kind !== 'text') throw new Error('no text');
    expect([item.title, item.text, item.address]).toEqual(expected);
  });

  it('is one thing at a time: the next takes its place', async () => {
    await share({ file: new File(['one'], 'one.pdf') });
    await share({ text: 'two' });
    expect(await findShared(stored.caches)).toMatchObject({ kind: 'text', text: 'two' });
    expect(stored.stores.get(SHARED_CACHE)?.size).toBe(1);
  });

  it('is gone after an hour, also when the clock was set back', async () => {
    vi.useFakeTimers();
    await share({ text: 'words' });
    vi.advanceTimersByTime(59 * 60_000);
    expect(await findShared(stored.caches)).not.toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(await findShared(stored.caches)).toBeNull();
    expect(stored.stores.has(SHARED_CACHE)).toBe(false);
    await share({ text: 'words' });
    vi.setSystemTime(Date.now() - 1);
    expect(await findShared(stored.caches)).toBeNull();
  });
});

describe('what cannot be taken', () => {
  it('is a file above the limit of imports, of which nothing is kept', async () => {
    const file = new File([new Uint8Array(MAX_IMPORT_BYTES + 1)], 'large.pdf');
    expect(await share({ file })).toBe(`${ORIGIN}/upload-resume?shared=too-large`);
    expect(stored.stores.size).toBe(0);
  });

  it('is bounded text of any length', async () => {
    await share({ text: 'x'.repeat(500_000) });
    expect(await findShared(stored.caches)).toMatchObject({ text: 'x'.repeat(100_000) });
  });

  it('is nothing, a broken form, and a device that is full: the person is told', async () => {
    const missing = `${ORIGIN}/upload-resume?shared=missing`;
    expect(await share({})).toBe(missing);
    expect(await share({ file: new File([], 'empty.pdf') })).toBe(missing);
    const target = createShareTarget({ caches: stored.caches, origin: ORIGIN });
    const broken = posted({}, { formData: () => Promise.reject(new TypeError('no form')) });
    expect((await target.answer(broken))?.headers.get('location')).toBe(missing);
    stored.fill();
    expect(await share({ text: 'words' })).toBe(missing);
  });

  it.each([
    ['another address', { url: `${ORIGIN}/share-target/x` }],
    ['another site', { url: 'https://other.example/share-target' }],
    ['no post', { method: 'GET' }],
    ['a call of a script', { mode: 'cors' as const }],
  ])('%s is left to the network', (_name, change) => {
    const target = createShareTarget({ caches: stored.caches, origin: ORIGIN });
    expect(target.answer(posted({ text: 'words' }, change))).toBeNull();
  });
});
