/** Whether this device has a share sheet for links. */
export const canShareLinks = (): boolean => typeof navigator.share === 'function';

/** Whether the share sheet accepts this file. Browsers refuse unknown file types. */
export const canShareFile = (file: File): boolean =>
  typeof navigator.share === 'function' && (navigator.canShare?.({ files: [file] }) ?? false);

export type ShareOutcome = 'shared' | 'cancelled' | 'failed';

/** Opens the share sheet; browsers require a user gesture. */
export async function share(what: ShareData): Promise<ShareOutcome> {
  try {
    await navigator.share(what);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
