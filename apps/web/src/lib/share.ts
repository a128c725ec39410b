/** Whether this device has a share sheet for links. */
export const canShareLinks = (): boolean => typeof navigator.share === 'function';

/** Whether it takes this file. Browsers refuse kinds of files that they do not know. */
export const canShareFile = (file: File): boolean =>
  typeof navigator.share === 'function' && (navigator.canShare?.({ files: [file] }) ?? false);

export type ShareOutcome = 'shared' | 'cancelled' | 'failed';

/** Opens the share sheet; browsers allow it in the moment of a tap only. */
export async function share(what: ShareData): Promise<ShareOutcome> {
  try {
    await navigator.share(what);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
