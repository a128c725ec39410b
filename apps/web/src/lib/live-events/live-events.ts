import { createListeners } from '@lauda/local-first/listeners';
import { type LiveEvent, liveEvent, liveEventRoutes } from '@lauda/contract/live-events';
import { routeUrl } from '@lauda/contract/client';
import { createRecentIds } from '@lauda/domain/recent-ids';

/** An event, or (`event: null`) only the position to resume from. */
interface Message {
  id: string;
  event: LiveEvent | null;
}

const LOCK = 'lauda-live-events';
const CHANNEL = 'lauda-live-events';
const NEWCOMER = 'newcomer';
const REMEMBERED_IDS = 500;
/** Random delay in this range: after an outage, all browsers would otherwise reconnect in the same second. */
const REOPEN_AFTER_MS = { least: 5_000, most: 15_000 };

const reopenDelayMs = (): number =>
  REOPEN_AFTER_MS.least + Math.random() * (REOPEN_AFTER_MS.most - REOPEN_AFTER_MS.least);

export interface LiveEvents {
  subscribe(listener: (event: LiveEvent) => void): () => void;
  /** Starts listening; returns the function that stops it. */
  open(): () => void;
}

/**
 * One stream for all tabs of this browser: the tab that holds the lock keeps it open and forwards events. Browsers
 * allow six connections per host, so one stream per tab would block the seventh tab. When the holder closes, the lock
 * passes to another tab, which resumes after the last id it saw.
 */
export function createLiveEvents(): LiveEvents {
  const listeners = createListeners<[LiveEvent]>();
  const seen = createRecentIds(REMEMBERED_IDS);
  let lastId: string | null = null;

  const receive = ({ id, event }: Message) => {
    if (lastId === null || BigInt(id) > BigInt(lastId)) lastId = id;
    if (event === null || !seen.add(id)) return;
    listeners.notify(event);
  };

  const open = () => {
    const channel = new BroadcastChannel(CHANNEL);
    const closing = new AbortController();
    let isHolder = false;
    channel.addEventListener('message', ({ data }: MessageEvent<Message | typeof NEWCOMER>) => {
      if (data !== NEWCOMER) receive(data);
      else if (isHolder && lastId !== null) channel.postMessage({ id: lastId, event: null });
    });
    // Asks for the last id, so that a tab that has seen no event yet can resume where the holder was.
    channel.postMessage(NEWCOMER);
    const hold = () => {
      isHolder = true;
      return keepStream({
        signal: closing.signal,
        address: () =>
          routeUrl(liveEventRoutes.streamEvents, { query: lastId === null ? {} : { after: lastId } }),
        onMessage: (message) => {
          channel.postMessage(message);
          receive(message);
        },
      });
    };
    // Rejects when closed while waiting for the lock, which is not an error.
    void navigator.locks.request(LOCK, { signal: closing.signal }, hold).catch(() => undefined);
    return () => {
      closing.abort();
      channel.close();
    };
  };

  return {
    open,
    subscribe: listeners.subscribe,
  };
}

interface StreamOptions {
  signal: AbortSignal;
  address: () => string;
  onMessage: (message: Message) => void;
}

/**
 * Keeps the stream open until aborted. EventSource reconnects after a disconnect, but gives up after an error response.
 */
function keepStream({ signal, address, onMessage }: StreamOptions): Promise<void> {
  // The lock can be granted during closing: a stream opened then would never be closed.
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      source = new EventSource(address());
      source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
        const parsed = liveEvent.safeParse(JSON.parse(data));
        // A newer server may send events that this page does not know yet.
        if (parsed.success) onMessage({ id: lastEventId, event: parsed.data });
      });
      source.addEventListener('position', ({ lastEventId }: MessageEvent<string>) =>
        onMessage({ id: lastEventId, event: null }),
      );
      source.addEventListener('error', () => {
        if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, reopenDelayMs());
      });
    };
    open();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      source.close();
      resolve();
    });
  });
}
