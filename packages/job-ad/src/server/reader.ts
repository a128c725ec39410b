import { getServers } from 'node:dns';
import type { AdFailure, JobAd } from '@lauda/domain/job-ads/job-ad';
import { isolationNotice } from '@lauda/isolation';
import { createSlots } from '@lauda/isolation/slots';
import { webAddress } from '../address/web-address.ts';
import { FETCH_LIMIT_MS } from '../fetch/fetch-page.ts';
import { MAX_BODY_BYTES } from '../fetch/read-body.ts';
import { parseFetched, parseRead } from './answers.ts';
import { type FetchRequest, MAX_HEAD_BYTES, withHead } from './head.ts';
import { type ChildEnd, runChild } from './run-child.ts';

export type AdResult =
  | { readonly ok: true; readonly ad: JobAd }
  | { readonly ok: false; readonly reason: AdFailure };

export interface AdReaderOptions {
  /** Identifies us, with a URL where site owners find out more. */
  readonly userAgent: string;
  /** How many ads are read simultaneously. More wait, up to `maxWaiting`. */
  readonly width?: number;
  readonly maxWaiting?: number;
  /** Replaces the fetch child. Its environment contains only `env`. */
  readonly fetchChild?: { readonly module: URL; readonly env: Readonly<Record<string, string>> };
  /** Reports a child that did not exit normally, or that the machine cannot isolate children. Never contains a URL. */
  readonly onNotice?: (notice: string) => void;
}

export interface AdReader {
  /** Reads the ad at a URL; null if too many requests are waiting. */
  readonly read: (address: string, signal?: AbortSignal) => Promise<AdResult | null>;
  readonly close: () => void;
}

const FETCH_CHILD = new URL('fetch-child.ts', import.meta.url);
const READ_CHILD = new URL('read-child.ts', import.meta.url);
/** Added to the fetch limit: starting Node on a busy machine. */
const START_MS = 4_000;
const READ_LIMIT_MS = 6_000;
const MAX_ANSWER_BYTES = 256 * 1024;

const refused = (reason: AdFailure): AdResult => ({ ok: false, reason });

/**
 * Reads ads at untrusted URLs. One child fetches: it has a network and parses no page. Another parses: it has no
 * network. Both are isolated, hold no server data, and serve one URL.
 */
export function createAdReader({
  userAgent,
  width = 2,
  maxWaiting = 8,
  fetchChild = { module: FETCH_CHILD, env: {} },
  onNotice = () => {},
}: AdReaderOptions): AdReader {
  const closing = new AbortController();
  const slots = createSlots(width, maxWaiting);
  const noticeIsolation = isolationNotice((level) =>
    onNotice(`ads are read with limits, but isolation from this machine is '${level}'`),
  );

  const failed = (what: string, end: Exclude<ChildEnd, { ok: true }>): AdResult => {
    onNotice(`${what}: ${end.notice}`);
    return refused(end.isLate ? 'too-slow' : 'unreadable');
  };

  async function readOne(address: string, signal: AbortSignal): Promise<AdResult> {
    const request: FetchRequest = { address, userAgent, nameServers: getServers() };
    const fetched = await runChild({
      ...fetchChild,
      input: JSON.stringify(request),
      hasNetwork: true,
      timeLimitMs: FETCH_LIMIT_MS + START_MS,
      maxOutputBytes: MAX_HEAD_BYTES + MAX_BODY_BYTES,
      signal,
    });
    if (!fetched.ok) return failed('an ad could not be fetched', fetched);
    const page = parseFetched(fetched.output);
    if (!page) return refused('unreadable');
    if (!page.head.ok) return refused(page.head.reason);
    const { address: found, contentType } = page.head;
    const read = await runChild({
      module: READ_CHILD,
      input: withHead({ address: found, contentType }, page.body),
      hasNetwork: false,
      timeLimitMs: READ_LIMIT_MS,
      maxOutputBytes: MAX_ANSWER_BYTES,
      signal,
    });
    if (!read.ok) return failed('an ad could not be read', read);
    const ad = parseRead(read.output);
    return ad ? { ok: true, ad } : refused('unreadable');
  }

  return {
    async read(address, signal) {
      // Refuse invalid URLs without starting a process.
      if (webAddress(address) === null) return refused('address');
      if (slots.isFull()) return null;
      noticeIsolation();
      return slots.run(() =>
        readOne(address, AbortSignal.any([closing.signal, ...(signal ? [signal] : [])])),
      );
    },
    close: () => closing.abort(),
  };
}
