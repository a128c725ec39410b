import { buffer } from 'node:stream/consumers';
import { FetchError } from '../fetch/failure.ts';
import { fetchPage } from '../fetch/fetch-page.ts';
import type { Network } from '../fetch/network.ts';
import { type FetchHead, type FetchRequest, withHead } from './head.ts';

/** Serves one request of the server: reads it from stdin, answers on stdout and exits. */
export async function serveFetch(networkOf: (request: FetchRequest) => Network): Promise<void> {
  const request = JSON.parse((await buffer(process.stdin)).toString('utf8')) as FetchRequest;
  let head: FetchHead;
  let body = Buffer.alloc(0);
  try {
    const page = await fetchPage(request.address, {
      network: networkOf(request),
      userAgent: request.userAgent,
    });
    head = { ok: true, address: page.address, contentType: page.contentType };
    body = Buffer.from(page.body);
  } catch (error) {
    head = { ok: false, reason: error instanceof FetchError ? error.reason : 'unreachable' };
  }
  process.stdout.end(withHead(head, body), () => process.exit(0));
}
