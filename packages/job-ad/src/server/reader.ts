import { getServers } from 'node:dns';
import type { AdFailure, JobAd } from '@lauda/domain/job-ads/job-ad';
import { isolationLevel } from '@lauda/isolation';
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
  /** Says who asks, with an address at which a site's owner finds out more. */
  readonly userAgent: string;
  /** How many ads are read at once; more wait, and more than that are refused. */
  readonly width?: number;
  readonly maxWaiting?: number;
  /** In place of the process that fetches. Its environment holds this and nothing else. */
  readonly fetchChild?: { readonly module: URL; readonly env: Readonly<Record<string, string>> };
  /** How a child ended, when it was not by itself; or that the machine cannot isolate it. Never an address. */
  readonly onNotice?: (notice: string) => void;
}

export interface AdReader {
  /** The ad at an address, or null when too many wait already. */
  readonly read: (address: string, signal?: AbortSignal) => Promise<AdResult | null>;
  readonly close: () => void;
}

const FETCH_CHILD = new URL('fetch-child.ts', import.meta.url);
const READ_CHILD = new URL('read-child.ts', import.meta.url);
/** Beside the time to fetch: starting Node on a busy machine. */
const START_MS = 4_000;
const READ_LIMIT_MS = 6_000;
const MAX_ANSWER_BYTES = 256 * 1024;

const refused = (reason: AdFailure): AdResult => ({ ok: false, reason });

/**
 * Reads ads at addresses that strangers give. One process fetches: it has a network and understands no page. Another reads:
 * it has no network. Both are isolated, hold nothing of the server, and serve one address.
 */
export function createAdReader({
  userAgent,
  width = 2,
  maxWaiting = 8,
  fetchChild = { module: FETCH_CHILD, env: {} },
  onNotice = () => {},
}: AdReaderOptions): AdReader {
  const closing = new AbortController();
  const waiting: (() => void)[] = [];
  let free = width;
  let hasTold = false;

  function tellOfIsolation(): void {
    const level = isolationLevel();
    if (hasTold || level === 'full') return;
    hasTold = true;
    onNotice(`ads are read with limits, but isolation from this machine is '${level}'`);
  }

  async function place(): Promise<void> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

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
      // Cheap refusals need no process.
      if (webAddress(address) === null) return refused('address');
      if (free === 0 && waiting.length >= maxWaiting) return null;
      tellOfIsolation();
      await place();
      try {
        return await readOne(address, AbortSignal.any([closing.signal, ...(signal ? [signal] : [])]));
      } finally {
        leave();
      }
    },
    close: () => closing.abort(),
  };
}
