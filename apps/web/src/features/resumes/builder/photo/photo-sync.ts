import { FILE_CALL, fileTimeout } from '../../../../lib/api/call-limits.ts';
import { routeUrl } from '@lauda/contract/client';
import { photoRoutes } from '@lauda/contract/resumes/photos';
import { ApiError, type Client } from '@lauda/contract/client';
import { VISITOR } from '@lauda/local-first/document-record';
import type { PhotoStore } from './photo-store.ts';

const RETRY_MS = 20_000;

interface PhotoSyncDeps {
  readonly store: PhotoStore;
  readonly api: Pick<Client, 'putPhoto'>;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
}

export type PhotoSync = ReturnType<typeof createPhotoSync>;

/** A photo that the server has examined and refused is not sent again. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'PHOTO_INVALID' || error.code === 'OPERATION_REUSED');

/** Stores photos on the device first and, when the user is signed in, uploads them until they have arrived. */
export function createPhotoSync({ store, api, fetch }: PhotoSyncDeps) {
  let userId: string | null = null;
  /** True when staff view an account: photos on this device do not belong to that account. */
  let isVisiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function sendTo(owner: string): Promise<void> {
    if (!isVisiting) await store.give(VISITOR, owner);
    for (const { id, bytes } of await store.listUnsettled(owner)) {
      if (userId !== owner) return;
      try {
        await api.putPhoto({ params: { id }, body: new Blob([bytes], { type: 'image/jpeg' }) }, FILE_CALL);
      } catch (error) {
        if (!isRefused(error)) throw error;
      }
      await store.settle(id, await fetchPhoto(id));
    }
  }

  /** One upload at a time; failed ones are retried. */
  function send(): Promise<void> {
    clearTimeout(timer);
    const owner = userId;
    if (owner === null) return Promise.resolve();
    const sent = turn.then(() =>
      sendTo(owner).catch(() => {
        if (userId === owner) timer = setTimeout(() => void send(), RETRY_MS);
      }),
    );
    turn = sent;
    return sent;
  }

  /**
   * Fetches the account's version, which the server has scaled down, so that files made here and there are the same.
   */
  async function fetchPhoto(id: string): Promise<ArrayBuffer | null> {
    const response = await fetch(routeUrl(photoRoutes.getPhoto, { params: { id } }), fileTimeout()).catch(
      () => null,
    );
    return response?.ok ? response.arrayBuffer().catch(() => null) : null;
  }

  return {
    send,
    setUser: (next: string | null, options: { isVisiting?: boolean } = {}): Promise<void> => {
      userId = next;
      isVisiting = options.isVisiting ?? false;
      return send();
    },

    /** Returns the photo's new id. */
    keep: async (blob: Blob, ownerId: string): Promise<string> => {
      const id = crypto.randomUUID();
      await store.put({ id, ownerId, bytes: await blob.arrayBuffer(), isSettled: false });
      void send();
      return id;
    },

    /** From the device, otherwise from the account; null if neither has it. */
    read: async (id: string): Promise<Uint8Array<ArrayBuffer> | null> => {
      const kept = await store.find(id).catch(() => null);
      if (kept) return new Uint8Array(kept.bytes);
      const owner = userId;
      const bytes = owner === null ? null : await fetchPhoto(id);
      if (bytes === null || owner === null) return null;
      if (!isVisiting) await store.put({ id, ownerId: owner, bytes, isSettled: true }).catch(() => undefined);
      return new Uint8Array(bytes);
    },

    forget: (ownerId: string): Promise<void> => store.forget(ownerId).catch(() => undefined),
  };
}
