import { resumeRules } from '@lauda/domain/resume/merge/document-rules';
import type { Resume } from '@lauda/domain/resume/resume';
import { upgradeResume } from '@lauda/domain/resume/upgrade/upgrade';
import type { DocumentType } from '@lauda/local-first/document-type';
import { UnreadableDocument } from '@lauda/local-first/storage/storage-problem';
import { DRAFT_DATABASE } from './draft-database.ts';
import type { ResumeCalls } from './resume-calls.ts';
import { readStoredQueue, type StoredQueue, writeStoredQueue } from './stored-queue.ts';

function upgraded(resume: Resume): Resume {
  const read = upgradeResume(resume, { language: 'en-US' });
  if (!read.ok) throw new UnreadableDocument(`${read.reason} at ${read.path.join('.')}`);
  return read.resume;
}

/** Resumes as device documents. A resume on the device is a draft: it gets its server id with its first save. */
export const resumeType = (
  calls: Pick<ResumeCalls, 'get' | 'send' | 'remove' | 'undelete'>,
): DocumentType<Resume> => ({
  lockPrefix: 'lauda-draft-',
  channel: 'lauda-drafts',
  storage: {
    database: DRAFT_DATABASE,
    store: 'drafts',
    keyPath: 'draftId',
    currentStore: 'current',
    upgrades: [
      (db) => {
        db.createObjectStore('drafts', { keyPath: 'draftId' }).createIndex('owner', 'ownerId');
        db.createObjectStore('edits', { keyPath: ['draftId', 'tabId'] });
        db.createObjectStore('current');
      },
    ],
    readQueue: (stored) => readStoredQueue(stored as StoredQueue, upgraded),
    writeQueue: writeStoredQueue,
    readDocument: upgraded,
  },
  rules: resumeRules,
  calls: {
    get: async (id) => {
      const { version, resume } = await calls.get(id);
      return { id, version, document: resume };
    },
    send: (operation, { ownerId }) => calls.send(operation, ownerId),
    remove: calls.remove,
    undelete: calls.undelete,
  },
});
