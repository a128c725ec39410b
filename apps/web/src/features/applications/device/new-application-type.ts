import { createDeviceOnlyDocument } from '@lauda/local-first/device-only/device-only-document';
import { createDeviceOnlyStore, type DeviceOnlyType } from '@lauda/local-first/device-only/device-only-store';
import { mergeFields } from '@lauda/local-first/device-only/merge-fields';

/** Contents of the new-application dialog until an application is created from it. */
export interface NewApplication {
  readonly pasted: string;
  /** URL of the page the text was read from. */
  readonly address: string;
  readonly company: string;
  readonly title: string;
  readonly place: string;
  /** True when the user typed the title: a new paste leaves it alone. */
  readonly isTitleOwn: boolean;
  /** The shared text it started with, or ''. The next shared text replaces it. */
  readonly startedWith: string;
}

export const EMPTY_NEW_APPLICATION: NewApplication = {
  pasted: '',
  address: '',
  company: '',
  title: '',
  place: '',
  isTitleOwn: false,
  startedWith: '',
};

/** Stored by owner, so that deleting an account leaves no rows behind. */
interface Row extends NewApplication {
  readonly ownerId: string;
}

const newApplicationType: DeviceOnlyType<NewApplication> = {
  database: 'lauda-new-application',
  store: 'drafts',
  empty: EMPTY_NEW_APPLICATION,
  merge: mergeFields,
  readRow: (row, owner) => {
    const { ownerId, ...draft } = row as Row;
    return ownerId === owner.ownerId ? draft : null;
  },
  toRow: (draft, { ownerId }): Row => ({ ...draft, ownerId }),
};

/** `shared` holds a job that another app shared; it does not replace the user's own draft. */
export type NewApplicationSource = 'own' | 'shared';

const keyOf = (userId: string, source: NewApplicationSource) => `${userId} ${source}`;

export function createNewApplications(database = newApplicationType.database) {
  const store = createDeviceOnlyStore({ ...newApplicationType, database });
  return {
    of: (userId: string, source: NewApplicationSource) =>
      createDeviceOnlyDocument(store, { id: keyOf(userId, source), ownerId: userId }),
    forget: async (userId: string): Promise<void> => {
      for (const source of ['own', 'shared'] as const) await store.remove(keyOf(userId, source));
    },
    close: store.close,
  };
}
export const newApplications = createNewApplications();
