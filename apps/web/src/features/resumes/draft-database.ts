import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Resume } from '@lauda/domain/resume/resume';
import type { DraftRecord, Edit } from './draft-record.ts';

/**
 * Put down in one stroke, without reading first, by a page that is going away or whose device is slow to write. The
 * page's next write takes it away again; if there is none, the next page folds it in.
 */
export interface LooseEdit extends Edit {
  readonly draftId: string;
  readonly tabId: string;
  readonly ownerId: string;
  readonly opId: string;
  readonly atMs: number;
  /** What may have arrived ahead of it; whether it did is for the reader to find out. */
  readonly writing: Resume | null;
}

export interface DraftSchema extends DBSchema {
  drafts: { key: string; value: DraftRecord; indexes: { owner: string } };
  edits: { key: [string, string]; value: LooseEdit };
  /** Which draft the builder opens, by owner. */
  current: { key: string; value: string };
}

export type DraftDatabase = IDBPDatabase<DraftSchema>;

/** The step at index n leads from version n to n + 1. */
const UPGRADES: readonly ((db: DraftDatabase) => void)[] = [
  (db) => {
    db.createObjectStore('drafts', { keyPath: 'draftId' }).createIndex('owner', 'ownerId');
    db.createObjectStore('edits', { keyPath: ['draftId', 'tabId'] });
    db.createObjectStore('current');
  },
];

export const DATABASE_NAME = 'lauda-drafts';

/** Opened when first needed, and again after the browser has closed it. */
export function createDraftDatabase() {
  let opening: Promise<DraftDatabase> | null = null;
  let opened: DraftDatabase | null = null;

  const forget = () => {
    opening = null;
    opened = null;
  };
  const open = async (): Promise<DraftDatabase> => {
    opened = await openDB<DraftSchema>(DATABASE_NAME, UPGRADES.length, {
      upgrade: (db, oldVersion) => {
        for (const step of UPGRADES.slice(oldVersion)) step(db);
      },
      // A newer release in another tab waits for this: its form of the data is not ours.
      blocking: () => {
        opened?.close();
        forget();
      },
      terminated: forget,
    });
    return opened;
  };

  return {
    get: (): Promise<DraftDatabase> => {
      opening ??= open().catch((error: unknown) => {
        forget();
        throw error;
      });
      return opening;
    },
    /** Null until it is open: a page that goes away has no time to wait. */
    getNow: (): DraftDatabase | null => opened,
    close: () => {
      opened?.close();
      forget();
    },
  };
}
