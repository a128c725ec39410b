import { type LiveEvent, liveEvent } from '@lauda/contract';
import * as z from 'zod/mini';

/** An event with the id after which a client resumes. */
export interface SentEvent {
  id: string;
  event: LiveEvent;
}

const message = z.object({ id: z.string(), event: liveEvent });

/** The payload is the event as JSON text. */
export const encodeMessage = (id: string, payload: string): string => `{"id":"${id}","event":${payload}}`;

/** Null for events that this release does not know: a newer one may run beside it. */
export function parseMessage(value: unknown): SentEvent | null {
  const parsed = message.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** Anyone with access to Redis can publish to a channel, so a message may not even be JSON. */
export function decodeMessage(text: string): SentEvent | null {
  try {
    return parseMessage(JSON.parse(text));
  } catch {
    return null;
  }
}
