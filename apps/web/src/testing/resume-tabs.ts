// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in place of the browser's
import 'fake-indexeddb/auto';
import { locks } from 'node:worker_threads';
import type { Resume } from '@lauda/domain/resume/resume';
import { expect, vi } from 'vitest';
import { createDraftDesk, type DraftDesk } from '../features/resumes/draft-desk.ts';
import { DATABASE_NAME } from '../features/resumes/draft-database.ts';
import { VISITOR } from '../features/resumes/draft-record.ts';
import type { ResumeKeeper } from '../features/resumes/resume-keeper.ts';
import { ANA } from './people.ts';
import { createResumeServer } from './resume-server.ts';

const deaths = new WeakMap<DraftDesk, () => void>();

/** One browser with its tabs, and the server behind it. */
export function createBrowser() {
  const server = createResumeServer();
  server.userId = ANA.id;
  const desks: DraftDesk[] = [];

  /** Tabs share the database, the locks and the channel, and nothing else. This one does not know yet who is here. */
  const openFreshTab = () => {
    const isOnline = () => server.network !== 'down';
    const death = Promise.withResolvers<void>();
    // As a browser does with the locks of a tab that dies over what it was doing.
    const ownLocks = {
      request: (name: string, work: () => Promise<void>) =>
        locks.request(name, () => Promise.race([work(), death.promise])),
    };
    const desk = createDraftDesk({
      api: server.api,
      locks: ownLocks as Pick<LockManager, 'request'>,
      language: 'en-US',
      isOnline,
    });
    desks.push(desk);
    deaths.set(desk, death.resolve);
    return desk;
  };
  const openTab = async (userId: string | null = ANA.id) => {
    const desk = openFreshTab();
    await desk.setUser(userId);
    return desk;
  };
  const stored = () => server.resumes.map(({ versions }) => versions.at(-1)?.resume);
  return {
    server,
    openFreshTab,
    openTab,
    openBuilder: async (userId: string | null = ANA.id, resumeId: string | null = null) => {
      const desk = await openTab(userId);
      const keeper = await desk.open(userId ?? VISITOR, resumeId);
      return { desk, keeper };
    },
    stored,
    storedNames: () => stored().map((resume) => resume?.personalInfo.firstName),
    /** Another device has saved a version of its own. */
    saveElsewhere: (changes: Partial<Resume>) => {
      const [resume] = server.resumes;
      resume?.versions.push({ opId: 'elsewhere', resume: { ...(stored()[0] as Resume), ...changes } });
    },
    close: async () => {
      for (const desk of desks) desk.close();
      // Transactions under way end first, or deleting would wait for them.
      await new Promise((resolve) => setTimeout(resolve, 20));
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(DATABASE_NAME).addEventListener('success', resolve);
      });
    },
  };
}

/** The tab is gone in this moment: nothing more is sent, and its locks are free. */
export const kill = (desk: DraftDesk) => {
  desk.close();
  deaths.get(desk)?.();
};

export const type = (keeper: ResumeKeeper, firstName: string) =>
  keeper.edit((resume) => ({ ...resume, personalInfo: { ...resume.personalInfo, firstName } }));
export const retitle = (keeper: ResumeKeeper, title: string) =>
  keeper.edit((resume) => ({ ...resume, title }));
export const shown = (keeper: ResumeKeeper) => keeper.getState().sync.previewResumeData;
export const firstName = (keeper: ResumeKeeper) => shown(keeper)?.personalInfo.firstName;
export const status = (keeper: ResumeKeeper) => keeper.getState().sync.syncStatus;

export const isSaved = (keeper: ResumeKeeper) =>
  vi.waitFor(
    () => {
      expect(keeper.getState().isUnsaved).toBe(false);
      expect(status(keeper)).toBe('success');
    },
    { timeout: 5000 },
  );

/** What the database holds, read past the store. */
export async function onDisk(): Promise<Resume[]> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
  const rows = await new Promise<{ queue: { waiting: { resume: Resume } | null } }[]>((resolve) => {
    const all = db.transaction('drafts').objectStore('drafts').getAll();
    all.addEventListener('success', () => resolve(all.result as never));
  });
  db.close();
  return rows.flatMap(({ queue }) => queue.waiting?.resume ?? []);
}
