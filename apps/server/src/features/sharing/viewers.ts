import { createHash } from 'node:crypto';

/** Programs that look at every address they come across: a link pasted into a chat is not yet seen by anybody. */
const PROGRAM =
  /(?<!cu)bot|crawl|spider|slurp|preview|scan|monitor|fetch|headless|lighthouse|facebookexternalhit|whatsapp|telegram|slack|discord|skype|embedly|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|httpclient/i;

export interface Viewing {
  ip: string;
  userAgent: string | null;
  /** The browser fetches it in case somebody opens it. */
  isAhead: boolean;
}

/** Whether a person is looking, as far as a browser's own words tell. */
export const isPerson = ({ userAgent, isAhead }: Viewing): boolean =>
  !isAhead && userAgent !== null && userAgent.startsWith('Mozilla/') && !PROGRAM.test(userAgent);

/** Tells apart who looked at one link on one day. Without the day's salt nobody can go back to an address. */
export const viewerHash = (salt: Buffer, linkId: string, { ip, userAgent }: Viewing): Buffer =>
  createHash('sha256').update(salt).update(`${linkId}\n${ip}\n${userAgent}`).digest();

/** 'YYYY-MM-DD', the same everywhere. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
