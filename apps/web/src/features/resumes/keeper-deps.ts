import type { DraftStore } from './draft-store.ts';
import type { DraftTabs } from './draft-tabs.ts';
import type { ResumeCalls } from './resume-calls.ts';

export interface KeeperDeps {
  readonly store: DraftStore;
  readonly calls: Pick<ResumeCalls, 'send' | 'get'>;
  readonly tabs: DraftTabs;
  readonly locks: Pick<LockManager, 'request'>;
  /** Whether this owner is the one who is signed in. */
  readonly canSave: (ownerId: string) => boolean;
  /** The server does not know who is calling any more. */
  readonly onSignedOut: () => void;
  /** The device has kept something. */
  readonly onKept: () => void;
  readonly isOnline: () => boolean;
}
