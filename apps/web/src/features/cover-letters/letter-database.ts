import type { DBSchema } from 'idb';
import type { CoverLetter } from '@lauda/domain/cover-letter/letter';
import { createDeviceDatabase, type Upgrades } from '../../lib/device-database.ts';
import type { LooseEdit } from '../../lib/jots.ts';
import type { LetterRecord } from './letter-record.ts';

export interface LooseLetterEdit extends LooseEdit<CoverLetter> {
  readonly letterId: string;
  /** What the server had, for a device that does not hold the letter by then: logging out takes it away. */
  readonly saved: LetterRecord['base'];
}

export interface LetterSchema extends DBSchema {
  letters: { key: string; value: LetterRecord; indexes: { owner: string } };
  edits: { key: [string, string]; value: LooseLetterEdit };
}

const UPGRADES: Upgrades<LetterSchema> = [
  (db) => void db.createObjectStore('letters', { keyPath: 'letterId' }).createIndex('owner', 'ownerId'),
  (db) => void db.createObjectStore('edits', { keyPath: ['letterId', 'tabId'] }),
];

export const LETTER_DATABASE_NAME = 'lauda-letters';

export const createLetterDatabase = () => createDeviceDatabase<LetterSchema>(LETTER_DATABASE_NAME, UPGRADES);
