import { createListeners } from '@lauda/local-first/listeners';
import type { Preview } from '@lauda/documents/browser';
import type { Resume } from '@lauda/domain/resume/resume';
import { latestOnly } from './latest-only.ts';
import type { Manuscript, RenderQueue } from './render-queue.ts';

export interface PreviewState {
  readonly preview: Preview | null;
  /** The newest text could not be rendered; the pages shown are the last good ones. */
  readonly isBehind: boolean;
}

export interface PreviewMakerParts {
  readonly askServer: (resume: Resume, signal: AbortSignal) => Promise<Preview>;
  /** An engine that has already rendered, on another screen. */
  readonly readyEngine: () => RenderQueue | null;
  readonly startEngine: () => Promise<RenderQueue | null>;
  readonly keepEngine: (engine: RenderQueue) => void;
  readonly dropEngine: () => void;
  /** Pause between two requests to the server during typing. */
  readonly pauseMs?: number;
  /** Delay before a failed render is retried. */
  readonly retryMs?: number;
}

/** The engine is dropped after this many failures in a row; a single failure may be the document's fault. */
const ENGINE_CHANCES = 2;
/** Delay before it is loaded again: the network may have been at fault, which is worth another 8 MB. */
const ENGINE_REST_MS = 60_000;
const PAUSE_MS = 250;
/** Keystrokes with shorter gaps belong to one burst. */
const BURST_GAP_MS = 150;
/**
 * During a burst, rendering gets at most this share of the time: on two cores it competes with painting the typed text.
 */
const BURST_SHARE = 1 / 6;
/** On any machine, nonstop typing updates the pages at least this often. */
const LONGEST_BURST_MS = 1000;
const RETRY_MS = 5000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Renders the typed resume: by the server first, by the local engine once it has rendered, and by whichever of them
 * works when the other fails.
 */
export function createPreviewMaker({
  askServer,
  readyEngine,
  startEngine,
  keepEngine,
  dropEngine,
  pauseMs = PAUSE_MS,
  retryMs = RETRY_MS,
}: PreviewMakerParts) {
  let state: PreviewState = { preview: null, isBehind: false };
  let newest: Resume | null = null;
  let shownAtMs = -Infinity;
  let burstEndsAtMs = -Infinity;
  let isBurst = false;
  let readPhoto: () => Promise<Uint8Array | null> = () => Promise.resolve(null);
  let engine: RenderQueue | null = null;
  let engineFailures = 0;
  let isStarting = false;
  let restsUntil = 0;
  let photo: { readonly id: string; readonly bytes: Promise<Uint8Array | null> } | null = null;
  let closing = new AbortController();
  const listeners = createListeners();

  function settle(next: PreviewState): void {
    if (closing.signal.aborted) return;
    state = next;
    listeners.notify();
  }

  async function manuscriptOf(resume: Resume): Promise<Manuscript> {
    const id = resume.personalInfo.photo;
    if (id === undefined) return { resume, photo: undefined };
    if (photo?.id !== id) photo = { id, bytes: readPhoto().catch(() => null) };
    const bytes = await photo.bytes;
    // The photo may still be on its way to this device: ask again with the next render.
    if (bytes === null) photo = null;
    return { resume, photo: bytes ?? undefined };
  }

  /** Waits until typing pauses or the pages have been stale for long enough. */
  async function untilWorthIt(): Promise<void> {
    for (;;) {
      const leftMs = Math.min(burstEndsAtMs, shownAtMs + BURST_GAP_MS) - performance.now();
      if (leftMs <= 0) return;
      await wait(leftMs);
    }
  }

  async function byEngine(queue: RenderQueue, resume: Resume): Promise<boolean> {
    const startedAtMs = performance.now();
    try {
      settle({ preview: await queue.latest(await manuscriptOf(resume)), isBehind: false });
      const tookMs = performance.now() - startedAtMs;
      burstEndsAtMs = startedAtMs + Math.min(tookMs / BURST_SHARE, LONGEST_BURST_MS);
      engineFailures = 0;
      return true;
    } catch {
      engineFailures += 1;
      if (engineFailures >= ENGINE_CHANCES && engine === queue) {
        engine = null;
        giveUpEngine();
      }
      return false;
    }
  }

  function giveUpEngine(): void {
    restsUntil = Date.now() + ENGINE_REST_MS;
    dropEngine();
  }

  async function byServer(resume: Resume): Promise<boolean> {
    try {
      settle({ preview: await askServer(resume, closing.signal), isBehind: false });
      return true;
    } catch {
      return false;
    }
  }

  async function takeOver(): Promise<void> {
    if (isStarting || engine || Date.now() < restsUntil) return;
    isStarting = true;
    try {
      const queue = await startEngine();
      if (!queue || !newest) return;
      // Its first result is outdated by the loading time, so it is not shown.
      await queue.latest(await manuscriptOf(newest));
      keepEngine(queue);
      engine = queue;
      make(newest);
    } catch {
      giveUpEngine();
    } finally {
      isStarting = false;
    }
  }

  const make = latestOnly<Resume>(async (asked) => {
    const { signal } = closing;
    if (signal.aborted) return;
    if (engine && isBurst) await untilWorthIt();
    const resume = newest ?? asked;
    const isMade = (engine !== null && (await byEngine(engine, resume))) || (await byServer(resume));
    // Aborted by closing. If the preview was reopened meanwhile, that asks again.
    if (!isMade && signal.aborted) return;
    if (!isMade) {
      settle({ ...state, isBehind: true });
      setTimeout(() => resume === newest && make(resume), retryMs);
    }
    if (!engine) {
      void takeOver();
      await wait(pauseMs);
    }
  });

  return {
    /** Returns the function that closes it. The engine is kept for the next caller. */
    open: () => {
      closing = new AbortController();
      engine = readyEngine();
      return () => closing.abort();
    },
    show: (resume: Resume, photoOf: () => Promise<Uint8Array | null>) => {
      newest = resume;
      readPhoto = photoOf;
      isBurst = performance.now() - shownAtMs < BURST_GAP_MS;
      shownAtMs = performance.now();
      make(resume);
    },
    /** For a manual retry or when the network returns: the engine may be tried again immediately. */
    retry: () => {
      restsUntil = 0;
      if (newest) make(newest);
    },
    getState: () => state,
    subscribe: listeners.subscribe,
  };
}
