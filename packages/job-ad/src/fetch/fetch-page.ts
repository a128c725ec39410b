import { type IncomingMessage, request as httpRequest } from 'node:http';
import type { Socket } from 'node:net';
import { pageSource } from '../address/page-source.ts';
import { type WebAddress, webAddress } from '../address/web-address.ts';
import { FetchError } from './failure.ts';
import type { Network } from './network.ts';
import { openConnection } from './open-connection.ts';
import { readBody } from './read-body.ts';

export interface FetchedPage {
  /** URL of the page for users to open. */
  readonly address: string;
  readonly contentType: string;
  readonly body: Buffer;
}

export interface FetchOptions {
  readonly network: Network;
  readonly userAgent: string;
  /** Total limit: DNS, connections, redirects and body. */
  readonly timeLimitMs?: number;
}

export const FETCH_LIMIT_MS = 8_000;
const MAX_REDIRECTS = 3;
const MAX_HEADER_BYTES = 16 * 1024;
/** Interim responses such as '103 Early Hints', of which a server may send any number. */
const MAX_INTERIM_ANSWERS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PAGE_TYPES = new Set(['text/html', 'application/xhtml+xml', 'application/json', 'application/ld+json']);

const hostHeader = ({ url }: WebAddress): string => url.host.replace(/\.(?=$|:)/, '');

function ask(
  target: WebAddress,
  socket: Socket,
  userAgent: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      createConnection: () => socket,
      method: 'GET',
      path: `${target.url.pathname}${target.url.search}`,
      setHost: false,
      // No cookies, credentials or referrer: nothing that identifies the user.
      headers: {
        host: hostHeader(target),
        'user-agent': userAgent,
        accept: 'text/html, application/xhtml+xml, application/json;q=0.9',
        'accept-encoding': 'gzip, br, deflate',
        connection: 'close',
      },
      maxHeaderSize: MAX_HEADER_BYTES,
      insecureHTTPParser: false,
      signal,
    });
    let interim = 0;
    request.on('information', () => {
      interim += 1;
      if (interim > MAX_INTERIM_ANSWERS) request.destroy(new FetchError('unreachable'));
    });
    // Refuse protocol upgrades.
    request.on('upgrade', () => {
      socket.destroy();
      reject(new FetchError('unreachable'));
    });
    request.on('error', reject);
    request.once('response', resolve);
    request.end();
  });
}

function redirectTarget(answer: IncomingMessage, { url }: WebAddress): WebAddress | null {
  if (!REDIRECTS.has(answer.statusCode ?? 0)) return null;
  const { location } = answer.headers;
  const next = location !== undefined && URL.canParse(location, url.href) ? new URL(location, url).href : '';
  const target = webAddress(next);
  // Same error as for an unresponsive host, so that the redirect's target is not revealed.
  if (target === null) throw new FetchError('unreachable');
  return target;
}

function requirePage({ statusCode = 0, headers }: IncomingMessage): string {
  if (statusCode === 404 || statusCode === 410) throw new FetchError('gone');
  if (statusCode !== 200) throw new FetchError('refused');
  const contentType = headers['content-type'] ?? '';
  const [type = ''] = contentType.toLowerCase().split(';', 1);
  if (!PAGE_TYPES.has(type.trim())) throw new FetchError('not-a-page');
  return contentType.slice(0, 200);
}

/** Pages that are read from another URL keep their own URL for users. */
const sourceOf = (page: WebAddress): WebAddress => webAddress(pageSource(page.url).href) ?? page;

async function followed(start: WebAddress, options: FetchOptions, signal: AbortSignal): Promise<FetchedPage> {
  let page = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const source = sourceOf(page);
    const socket = await openConnection(source, options.network, signal);
    try {
      const answer = await ask(source, socket, options.userAgent, signal);
      const next = redirectTarget(answer, source);
      if (next === null)
        return {
          address: page.url.href,
          contentType: requirePage(answer),
          body: await readBody(answer, signal),
        };
      page = next;
    } finally {
      socket.destroy();
    }
  }
  throw new FetchError('refused');
}

/** Fetches one public web page or throws a FetchError. `network` checks every address on the way. */
export async function fetchPage(text: string, options: FetchOptions): Promise<FetchedPage> {
  const start = webAddress(text);
  if (start === null) throw new FetchError('address');
  const signal = AbortSignal.timeout(options.timeLimitMs ?? FETCH_LIMIT_MS);
  // A DNS lookup cannot be canceled, so it is abandoned.
  const { promise: isOver, reject: giveUp } = Promise.withResolvers<never>();
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([followed(start, options, signal), isOver]);
  } catch (error) {
    if (error instanceof FetchError && error.reason !== 'unreachable') throw error;
    throw new FetchError(signal.aborted ? 'too-slow' : 'unreachable', { cause: error });
  }
}
