import type { DBSchema } from 'idb';
import type { Resume } from '@lauda/domain/resume/resume';
import { createDeviceDatabase, type Upgrades } from '../../lib/device-database.ts';
import type { LooseEdit } from '../../lib/jots.ts';
import type { DraftRecord } from './draft-record.ts';

export interface LooseDraftEdit extends LooseEdit<Resume> {
  readonly draftId: string;
}

export interface DraftSchema extends DBSchema {
  drafts: { key: string; value: DraftRecord; indexes: { owner: string } };
  edits: { key: [string, string]; value: LooseDraftEdit };
  /** Which draft the builder opens, by owner. */
  current: { key: string; value: string };
}

const UPGRADES: Upgrades<DraftSchema> = [
  (db) => {
    db.createObjectStore('drafts', { keyPath: 'draftId' }).createIndex('owner', 'ownerId');
    db.createObjectStore('edits', { keyPath: ['draftId', 'tabId'] });
    db.createObjectStore('current');
  },
];

export const DATABASE_NAME = 'lauda-drafts';

export const createDraftDatabase = () => createDeviceDatabase<DraftSchema>(DATABASE_NAME, UPGRADES);
