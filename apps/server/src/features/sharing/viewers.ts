import { createHash } from 'node:crypto';

/** Bots and link previews: a link pasted into a chat has not been viewed by anyone yet. */
const PROGRAM =
  /(?<!cu)bot|crawl|spider|slurp|preview|scan|monitor|fetch|headless|lighthouse|facebookexternalhit|whatsapp|telegram|slack|discord|skype|embedly|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|httpclient/i;

export interface Viewing {
  ip: string;
  userAgent: string | null;
  /** The browser prefetches the page before anyone opens it. */
  isAhead: boolean;
}

/** Whether a human is viewing, as far as the request headers tell. */
export const isPerson = ({ userAgent, isAhead }: Viewing): boolean =>
  !isAhead && userAgent !== null && userAgent.startsWith('Mozilla/') && !PROGRAM.test(userAgent);

/**
 * Distinguishes the viewers of one link on one day. Without the day's salt it cannot be traced back to an address.
 */
export const viewerHash = (salt: Buffer, linkId: string, { ip, userAgent }: Viewing): Buffer =>
  createHash('sha256').update(salt).update(`${linkId}\n${ip}\n${userAgent}`).digest();

/** 'YYYY-MM-DD' in UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
