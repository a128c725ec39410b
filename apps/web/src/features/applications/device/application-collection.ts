import { type Application, EMPTY_APPLICATION } from '@lauda/domain/application/application';
import { type CollectionOptions, createCollection } from '@lauda/local-first/collection';
import type { OpenDocument } from '@lauda/local-first/open-document';
import type { ApplicationCalls } from './application-calls.ts';
import { applicationType } from './application-type.ts';

interface ApplicationOptions extends Omit<CollectionOptions<Application>, 'empty'> {
  readonly calls: ApplicationCalls;
}

export type OpenApplication = OpenDocument<Application>;
export type ApplicationCollection = ReturnType<typeof createApplicationCollection>;

/** All applications that are open in this tab. */
export function createApplicationCollection({ calls, ...options }: ApplicationOptions) {
  const collection = createCollection(applicationType(calls), { ...options, empty: () => EMPTY_APPLICATION });

  async function openAndChange(
    ownerId: string,
    id: string,
    make: (application: Application) => Application,
  ): Promise<void> {
    const opened = await collection.open(ownerId, id);
    if (opened === null) throw new Error('The application belongs to someone else');
    opened.edit(make);
    await opened.write();
    collection.release(opened);
  }

  /** Changes whose document is not stored on the device yet. */
  const changing = new Set<Promise<void>>();
  let changeCount = 0;

  /** Changes an application that no screen has open. Resolves once the change is stored on the device. */
  function change(...args: Parameters<typeof openAndChange>): Promise<void> {
    changeCount += 1;
    const stored = openAndChange(...args);
    changing.add(stored);
    const end = () => changing.delete(stored);
    stored.then(end, end);
    return stored;
  }

  return {
    ...collection,
    calls,
    change,
    /** How many changes have begun in this tab. */
    getChangeCount: () => changeCount,
    /** Resolves once the changes under way are stored on the device, or have failed. */
    changesStored: async (): Promise<void> => void (await Promise.allSettled(changing)),
    /** Returns the undo function. Unsent edits are restored with it. */
    deleteApplication: (ownerId: string, id: string) =>
      collection.remove(ownerId, id, { keepsUnsent: false }),
  };
}
