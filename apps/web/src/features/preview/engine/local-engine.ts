import { untilIdle } from '../../../lib/until-idle.ts';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';

/** Network Information API, where the browser supports it. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The engine is 8 MB: too much for metered connections, and minutes on slow ones. */
export const isEngineWanted = ({ saveData = false, effectiveType = '4g' }: Connection = {}): boolean =>
  !saveData && effectiveType === '4g';

const loadEngine = () => import('@lauda/documents/browser/engine');

let started: Promise<RenderQueue> | null = null;
let ready: RenderQueue | null = null;
let cached: Promise<void> | null = null;
const waiting = new Set<(queue: RenderQueue) => void>();

/** This page's engine, started in the background; null where it is not wanted. */
export async function startLocalEngine(): Promise<RenderQueue | null> {
  const { connection } = navigator as { connection?: Connection };
  if (!isEngineWanted(connection)) return null;
  await untilIdle();
  started ??= loadEngine().then(({ createDocumentEngine }) => createRenderQueue(createDocumentEngine()));
  return started;
}

/** Called when the engine has rendered once: from now on pages need no network. */
export function keepLocalEngine(queue: RenderQueue): void {
  ready = queue;
  for (const resolve of waiting) resolve(queue);
  waiting.clear();
  cached ??= cacheFonts();
}

/** A font that cannot be fetched now is fetched when a design needs it. */
async function cacheFonts(): Promise<void> {
  await untilIdle();
  await loadEngine()
    .then((engine) => engine.cacheFonts())
    .catch(() => null);
}

/** Called when the engine has failed: the next caller starts a new one. */
export function dropLocalEngine(): void {
  void started?.then(
    (queue) => queue.close(),
    () => null,
  );
  started = null;
  ready = null;
}

export const readyLocalEngine = (): RenderQueue | null => ready;

/** Resolves with the engine once it has rendered; never resolves where it is not wanted. */
export const untilLocalEngine = (): Promise<RenderQueue> =>
  new Promise((resolve) => {
    if (ready) resolve(ready);
    else waiting.add(resolve);
  });
