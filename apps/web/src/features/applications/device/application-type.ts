import type { Application } from '@lauda/domain/application/application';
import { applicationRules } from '@lauda/domain/application/document-rules';
import type { DocumentType } from '@lauda/local-first/document-type';
import type { SaveQueue } from '@lauda/local-first/queue/save-queue-types';
import type { ApplicationCalls } from './application-calls.ts';

export const APPLICATION_DATABASE = 'lauda-applications';

/** Applications on the device. An application has the same id here and on the server. */
export const applicationType = (calls: ApplicationCalls): DocumentType<Application> => ({
  lockPrefix: 'lauda-application-',
  channel: 'lauda-applications',
  storage: {
    database: APPLICATION_DATABASE,
    store: 'applications',
    keyPath: 'applicationId',
    upgrades: [
      (db) => {
        db.createObjectStore('applications', { keyPath: 'applicationId' }).createIndex('owner', 'ownerId');
        db.createObjectStore('edits', { keyPath: ['applicationId', 'tabId'] });
      },
    ],
    readQueue: (stored) => stored as SaveQueue<Application>,
    writeQueue: (queue) => queue,
    readDocument: (application) => application,
  },
  rules: applicationRules,
  calls: {
    get: async (id) => {
      const { version, application } = await calls.get(id);
      return { id, version, document: application };
    },
    send: calls.send,
    remove: calls.remove,
    undelete: calls.undelete,
  },
});
