// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in place of the browser's
import 'fake-indexeddb/auto';
import { locks } from 'node:worker_threads';
import type { Resume } from '@lauda/domain/resume/resume';
import { expect, vi } from 'vitest';
import { createDraftCollection, type DraftCollection } from '../features/resumes/draft-collection.ts';
import { DRAFT_DATABASE } from '../features/resumes/draft-database.ts';
import { VISITOR } from '@lauda/local-first/document-record';
import type { OpenResume } from '../features/resumes/open-resume.ts';
import { ANA } from './people.ts';
import { createResumeServer } from './resume-server.ts';

const deaths = new WeakMap<DraftCollection, () => void>();

/** One browser with its tabs, and the server behind it. */
export function createBrowser() {
  const server = createResumeServer();
  server.userId = ANA.id;
  const collections: DraftCollection[] = [];

  /** Tabs share only the database, the locks and the channel. This one does not know its user yet. */
  const openFreshTab = () => {
    const isOnline = () => server.network !== 'down';
    const death = Promise.withResolvers<void>();
    // Releases locks as a browser does when a tab dies in the middle of its work.
    const ownLocks = {
      request: (name: string, work: () => Promise<void>) =>
        locks.request(name, () => Promise.race([work(), death.promise])),
    };
    const drafts = createDraftCollection({
      api: server.api,
      locks: ownLocks as Pick<LockManager, 'request'>,
      language: 'en-US',
      isOnline,
    });
    collections.push(drafts);
    deaths.set(drafts, death.resolve);
    return drafts;
  };
  const openTab = async (userId: string | null = ANA.id) => {
    const drafts = openFreshTab();
    await drafts.setUser(userId);
    return drafts;
  };
  const stored = () => server.resumes.map(({ versions }) => versions.at(-1)?.resume);
  return {
    server,
    openFreshTab,
    openTab,
    openBuilder: async (userId: string | null = ANA.id, resumeId: string | null = null) => {
      const drafts = await openTab(userId);
      const openResume = await drafts.open(userId ?? VISITOR, resumeId);
      return { drafts, openResume };
    },
    stored,
    storedNames: () => stored().map((resume) => resume?.personalInfo.firstName),
    /** Saves a version as another device would. */
    saveElsewhere: (changes: Partial<Resume>) => {
      const [resume] = server.resumes;
      resume?.versions.push({ opId: 'elsewhere', resume: { ...(stored()[0] as Resume), ...changes } });
    },
    close: async () => {
      for (const drafts of collections) drafts.close();
      // Transactions in progress end first; deleting would wait for them.
      await new Promise((resolve) => setTimeout(resolve, 20));
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(DRAFT_DATABASE).addEventListener('success', resolve);
      });
    },
  };
}

/** The tab dies immediately: nothing more is sent, and its locks are released. */
export const kill = (drafts: DraftCollection) => {
  drafts.close();
  deaths.get(drafts)?.();
};

export const type = (openResume: OpenResume, firstName: string) =>
  openResume.edit((resume) => ({ ...resume, personalInfo: { ...resume.personalInfo, firstName } }));
export const retitle = (openResume: OpenResume, title: string) =>
  openResume.edit((resume) => ({ ...resume, title }));
export const shown = (openResume: OpenResume) => openResume.getState().sync.previewResumeData;
export const firstName = (openResume: OpenResume) => shown(openResume)?.personalInfo.firstName;
export const status = (openResume: OpenResume) => openResume.getState().sync.syncStatus;

export const isSaved = (openResume: OpenResume) =>
  vi.waitFor(
    () => {
      expect(openResume.getState().isUnsaved).toBe(false);
      expect(status(openResume)).toBe('success');
    },
    { timeout: 5000 },
  );

/** Reads the database directly, past the store. */
export async function onDisk(): Promise<Resume[]> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DRAFT_DATABASE);
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
