import { createListeners } from '@lauda/local-first/listeners';
import type { Preview } from '@lauda/documents/browser';
import type { Resume } from '@lauda/domain/resume/resume';
import { latestOnly } from './latest-only.ts';
import type { Manuscript, RenderQueue } from './render-queue.ts';

export interface PreviewState {
  readonly preview: Preview | null;
  /** The newest words could not be set; the pages shown are the last good ones. */
  readonly isBehind: boolean;
}

export interface PreviewMakerParts {
  readonly askServer: (resume: Resume, signal: AbortSignal) => Promise<Preview>;
  /** One that has answered before, on another screen. */
  readonly readyEngine: () => RenderQueue | null;
  readonly startEngine: () => Promise<RenderQueue | null>;
  readonly keepEngine: (engine: RenderQueue) => void;
  readonly dropEngine: () => void;
  /** Between two questions to the server while somebody types. */
  readonly pauseMs?: number;
  /** Until pages that could not be made are tried again. */
  readonly retryMs?: number;
}

/** After so many failures in a row the engine is given up; one document alone may be at fault before. */
const ENGINE_CHANCES = 2;
/** Then it may have been the network, and is worth another 8 MB. */
const ENGINE_REST_MS = 60_000;
const PAUSE_MS = 250;
/** Letters that follow each other faster than this are one burst. */
const BURST_GAP_MS = 150;
/** Within one, pages get this part of the time at most: on two cores they are made by the one that paints the letters. */
const BURST_SHARE = 1 / 6;
/** However slow the machine, somebody who never pauses sees their words on the page so often. */
const LONGEST_BURST_MS = 1000;
const RETRY_MS = 5000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Pages of what is typed: the server's at first, the local engine's as soon as that has answered, and
 * whichever of the two works when the other does not.
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
    // It may still be on its way to this device: asked for again with the next pages.
    if (bytes === null) photo = null;
    return { resume, photo: bytes ?? undefined };
  }

  /** Until letters stop coming, or pages have been away for long enough. */
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
      // Its first answer is late by all that was loaded, so it is not shown.
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
    // Closing ended it; who has opened it again meanwhile asks anew.
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
    /** Until what it answers is called. The engine stays for whoever comes next. */
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
    /** Asked for, or the network is back: the engine is worth another try at once. */
    retry: () => {
      restsUntil = 0;
      if (newest) make(newest);
    },
    getState: () => state,
    subscribe: listeners.subscribe,
  };
}
