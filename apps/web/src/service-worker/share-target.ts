import {
  SHARE_FIELDS,
  SHARE_TARGET_PATH,
  sharedAddress,
  type SharedKind,
  type ShareOutcome,
} from '@lauda/contract/site/share-target';
import { MAX_IMPORT_BYTES } from '@lauda/domain/imports';
import { keepShared, type SharedItem } from '../lib/files/shared-item.ts';

export interface ShareTargetParts {
  readonly caches: Pick<CacheStorage, 'open' | 'delete'>;
  readonly origin: string;
}

/** Job ads are far shorter; the screen that receives it has its own limits. */
const MAX_TEXT = 100_000;
const ADDRESS = /^https?:\/\/\S+$/i;

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, MAX_TEXT).trim() : '';
};

/** Phones put a URL into the text field as often as into the URL field. */
function readText(form: FormData): SharedItem | null {
  const title = textIn(form, SHARE_FIELDS.title);
  const given = textIn(form, SHARE_FIELDS.text);
  const url = textIn(form, SHARE_FIELDS.url);
  const address = [url, given].find((candidate) => ADDRESS.test(candidate)) ?? '';
  const text = given === address ? '' : given;
  return title + text + address === '' ? null : { kind: 'text', title, text, address };
}

function readForm(form: FormData): SharedItem | null {
  const file = form.get(SHARE_FIELDS.file);
  return file instanceof File && file.size > 0 ? { kind: 'file', file } : readText(form);
}

/**
 * Receives what the share sheet posts, stores it on this device and opens the screen that asks what to do with it.
 * Forms on other sites can post here too, and a service worker cannot tell the difference: so nothing is sent or stored
 * in an account before the user confirms it on that screen.
 */
export function createShareTarget({ caches, origin }: ShareTargetParts) {
  const opened = (kind: SharedKind, outcome: ShareOutcome) =>
    Response.redirect(new URL(sharedAddress(kind, outcome), origin).href, 303);

  async function take(request: Request): Promise<Response> {
    try {
      const item = readForm(await request.formData());
      if (item === null) return opened('file', 'missing');
      if (item.kind === 'file' && item.file.size > MAX_IMPORT_BYTES) return opened('file', 'too-large');
      await keepShared(caches, item);
      return opened(item.kind, 'kept');
    } catch {
      // Not a form, or storage is full.
      return opened('file', 'missing');
    }
  }

  return {
    /** Null for every other request. */
    answer(request: Request): Promise<Response> | null {
      const url = new URL(request.url);
      const isShare =
        url.origin === origin &&
        url.pathname === SHARE_TARGET_PATH &&
        request.method === 'POST' &&
        request.mode === 'navigate';
      return isShare ? take(request) : null;
    },
  };
}
