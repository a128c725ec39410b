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

/**
 * Reads the server's applications and this device's unsent ones in parallel. A save in between could be missing from
 * both, so it then reads again.
 */
async function readBoth(collection: ApplicationCollection, userId: string) {
  let hasSaved = false;
  const stopListening = collection.onSaved(() => {
    hasSaved = true;
  });
  const read = () => Promise.all([collection.calls.list(), collection.listUnsaved(userId).catch(() => [])]);
  try {
    const both = await read();
    return hasSaved ? await read() : both;
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
        const [stored, unsaved] = await readBoth(collection, userId);
        const here = new Map(unsaved.map((record) => [record.id, record]));
        const known = new Map(stored.map((card) => [card.id, card.viewCount]));
        const cards = [
          ...stored.filter(({ id }) => !here.has(id)).map((card) => Object.assign(card, { isHere: false })),
          ...unsaved.flatMap((record) => toListed(record, known.get(record.id) ?? null, true)),
        ];
        return { cards: cards.toSorted(newestFirst), isPartial: false };
      } catch (error) {
        if (navigator.onLine) throw error;
        const [all, unsaved] = await Promise.all([collection.list(userId), collection.listUnsaved(userId)]);
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
