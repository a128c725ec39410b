import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANA } from '../../testing/people.ts';
import { createBrowser, kill, onDisk, type } from '../../testing/resume-tabs.ts';
import { DRAFT_DATABASE } from './draft-database.ts';
import type { StoredQueue } from './stored-queue.ts';

let browser: ReturnType<typeof createBrowser>;
beforeEach(() => {
  browser = createBrowser();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await browser.close();
});

const UNREADABLE = 'a-newer-release-wrote-this';

/** A record of a newer release, whose resume this one cannot read. */
async function plantUnreadable(): Promise<void> {
  const db = await openDB(DRAFT_DATABASE);
  const [record] = (await db.getAll('drafts')) as { draftId: string; queue: StoredQueue }[];
  if (record === undefined) throw new Error('no draft to copy');
  const resume = { schemaVersion: 9999 };
  const waiting = { ...record.queue.waiting, resume };
  await db.put('drafts', { ...record, draftId: UNREADABLE, queue: { ...record.queue, waiting } });
  db.close();
}

async function draftIds(): Promise<string[]> {
  const db = await openDB(DRAFT_DATABASE);
  const keys = (await db.getAllKeys('drafts')) as string[];
  db.close();
  return keys;
}

/** Ana's unsaved resume, next to a record that cannot be read. */
async function openBesideUnreadable() {
  browser.server.network = 'down';
  const { drafts, openResume } = await browser.openBuilder();
  type(openResume, 'Ana');
  await openResume.write();
  await plantUnreadable();
  return { drafts, openResume };
}

describe('one record that cannot be read', () => {
  it('counts as not saved, and keeps nothing else from being sent', async () => {
    const { drafts } = await openBesideUnreadable();
    kill(drafts);
    browser.server.network = 'good';
    const tab = browser.openFreshTab();
    await tab.setUser(ANA.id);
    expect(await tab.flush(ANA.id)).toBe(false);
    expect(browser.storedNames()).toEqual(['Ana']);
  });

  it('stays on the device with all that is unsaved', async () => {
    const { drafts, openResume } = await openBesideUnreadable();
    expect(await drafts.flush(ANA.id)).toBe(false);
    await drafts.forget(ANA.id, { keepsUnsaved: true });
    expect((await draftIds()).toSorted()).toEqual([UNREADABLE, openResume.draftId].toSorted());
  });
});

it('an unsaved resume that no screen has open counts too', async () => {
  const first = await browser.openBuilder();
  browser.server.network = 'down';
  type(first.openResume, 'Ana');
  await first.openResume.write();
  kill(first.drafts);
  const tab = browser.openFreshTab();
  // The device fails to list records: what cannot be listed is not known to be saved.
  vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  expect(await tab.flush(ANA.id)).toBe(false);
  vi.restoreAllMocks();
  expect((await onDisk())[0]?.personalInfo.firstName).toBe('Ana');
});

it('what is typed between the question and the end stays on the device', async () => {
  const { drafts, openResume } = await browser.openBuilder();
  type(openResume, 'Ana');
  expect(await drafts.flush(ANA.id)).toBe(true);
  browser.server.network = 'down';
  type(openResume, 'Ana Lima');
  await drafts.forget(ANA.id, { keepsUnsaved: true });
  expect((await onDisk())[0]?.personalInfo.firstName).toBe('Ana Lima');
});
