import { cardOf, type ApplicationCard } from '@lauda/domain/application/card';
import type { DocumentRecord } from '@lauda/local-first/document-record';
import { documentOf } from '@lauda/local-first/queue/save-queue';
import type { Application } from '@lauda/domain/application/application';
import { queryOptions } from '@tanstack/react-query';
import type { ApplicationCollection } from './application-collection.ts';

const APPLICATIONS_KEY = 'applications';

/** A card and where it is stored. */
export interface ListedApplication extends ApplicationCard {
  readonly id: string;
  readonly updatedAt: string;
  /** True while the server does not have all of it yet. */
  readonly isHere: boolean;
  readonly viewCount: number | null;
}

export interface ListedApplications {
  readonly cards: readonly ListedApplication[];
  /** True offline: only what this device has. */
  readonly isPartial: boolean;
}

export const applicationsKey = (userId: string) => [APPLICATIONS_KEY, userId] as const;

const toListed = (
  { id, touchedAtMs, queue }: DocumentRecord<Application>,
  viewCount: number | null,
  isHere: boolean,
): ListedApplication[] => {
  const application = documentOf(queue);
  if (application === null) return [];
  return [{ ...cardOf(application), id, updatedAt: new Date(touchedAtMs).toISOString(), isHere, viewCount }];
};

const newestFirst = (one: ListedApplication, other: ListedApplication) =>
  one.updatedAt < other.updatedAt ? 1 : one.updatedAt > other.updatedAt ? -1 : 0;

/** More changes than anyone makes while one list is read. */
const MOST_READS = 5;

/**
 * Reads again after a save or a change in between: a save could be missing from both the server's list and the device's
 * unsent documents, and a list from before a move would put the card back.
 */
async function readUndisturbed<T>(collection: ApplicationCollection, read: () => Promise<T>): Promise<T> {
  let savedCount = 0;
  const stopListening = collection.onSaved(() => {
    savedCount += 1;
  });
  const state = () => savedCount + collection.getChangeCount();
  try {
    for (let reads = 1; ; reads += 1) {
      const before = state();
      await collection.changesStored();
      const result = await read();
      if (state() === before || reads === MOST_READS) return result;
    }
  } finally {
    stopListening();
  }
}

/** The cards of the account, with this device's unsent changes merged in. */
export const applicationsQuery = (collection: ApplicationCollection, userId: string) =>
  queryOptions({
    queryKey: applicationsKey(userId),
    queryFn: async (): Promise<ListedApplications> => {
      try {
        const [stored, unsaved] = await readUndisturbed(collection, () =>
          Promise.all([collection.calls.list(), collection.listUnsaved(userId).catch(() => [])]),
        );
        const here = new Map(unsaved.map((record) => [record.id, record]));
        const known = new Map(stored.map((card) => [card.id, card.viewCount]));
        const cards = [
          ...stored.filter(({ id }) => !here.has(id)).map((card) => Object.assign(card, { isHere: false })),
          ...unsaved.flatMap((record) => toListed(record, known.get(record.id) ?? null, true)),
        ];
        return { cards: cards.toSorted(newestFirst), isPartial: false };
      } catch (error) {
        if (navigator.onLine) throw error;
        const [all, unsaved] = await readUndisturbed(collection, () =>
          Promise.all([collection.list(userId), collection.listUnsaved(userId)]),
        );
        const unsent = new Set(unsaved.map(({ id }) => id));
        const cards = all.flatMap((record) => toListed(record, null, unsent.has(record.id)));
        return { cards: cards.toSorted(newestFirst), isPartial: true };
      }
    },
    // Answers from the device while offline.
    networkMode: 'always',
    staleTime: 0,
  });

/** The cards stored on this device, without a request to the account. */
export const deviceApplicationsQuery = (collection: ApplicationCollection, userId: string) =>
  queryOptions({
    queryKey: [...applicationsKey(userId), 'device'],
    queryFn: async () => (await collection.list(userId)).flatMap((record) => toListed(record, null, true)),
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  });
