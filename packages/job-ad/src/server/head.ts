// Message format between the server and its two children: a line of JSON, then the bytes of a page.

import type { FetchFailure } from '@lauda/domain/job-ads/job-ad';

export interface FetchRequest {
  readonly address: string;
  readonly userAgent: string;
  /** The server's DNS servers: a child cannot read /etc/resolv.conf. */
  readonly nameServers: readonly string[];
}

export interface PageHead {
  readonly address: string;
  readonly contentType: string;
}

export type FetchHead =
  | ({ readonly ok: true } & PageHead)
  | { readonly ok: false; readonly reason: FetchFailure };

export const MAX_HEAD_BYTES = 8 * 1024;

/** Null if it does not start with a line of JSON. */
export function splitHead(bytes: Buffer): { head: unknown; body: Buffer } | null {
  const end = bytes.subarray(0, MAX_HEAD_BYTES).indexOf(0x0a);
  if (end < 0) return null;
  try {
    const head: unknown = JSON.parse(bytes.subarray(0, end).toString('utf8'));
    return { head, body: bytes.subarray(end + 1) };
  } catch {
    return null;
  }
}

export const withHead = (head: object, body: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);
