import { untilIdle } from '../../lib/until-idle.ts';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';

/** What browsers that tell it say of the way to the network. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The engine is 8 MB: not for somebody who pays by the megabyte or would wait for minutes. */
export const isEngineWanted = ({ saveData = false, effectiveType = '4g' }: Connection = {}): boolean =>
  !saveData && effectiveType === '4g';

const loadEngine = () => import('@lauda/documents/browser/engine');

let started: Promise<RenderQueue> | null = null;
let ready: RenderQueue | null = null;
let cached: Promise<void> | null = null;
const waiting = new Set<(queue: RenderQueue) => void>();

/** The engine of this page, started in the background; null where it is not wanted. */
export async function startLocalEngine(): Promise<RenderQueue | null> {
  const { connection } = navigator as { connection?: Connection };
  if (!isEngineWanted(connection)) return null;
  await untilIdle();
  started ??= loadEngine().then(({ createDocumentEngine }) => createRenderQueue(createDocumentEngine()));
  return started;
}

/** It has answered once: from now on nobody needs the network for pages. */
export function keepLocalEngine(queue: RenderQueue): void {
  ready = queue;
  for (const resolve of waiting) resolve(queue);
  waiting.clear();
  cached ??= cacheFonts();
}

/** What cannot be fetched now is fetched when a design needs it. */
async function cacheFonts(): Promise<void> {
  await untilIdle();
  await loadEngine()
    .then((engine) => engine.cacheFonts())
    .catch(() => null);
}

/** It has failed: the next who asks gets a new one. */
export function dropLocalEngine(): void {
  void started?.then(
    (queue) => queue.close(),
    () => null,
  );
  started = null;
  ready = null;
}

export const readyLocalEngine = (): RenderQueue | null => ready;

/** The engine, once it has answered; where it is not wanted, never. */
export const untilLocalEngine = (): Promise<RenderQueue> =>
  new Promise((resolve) => {
    if (ready) resolve(ready);
    else waiting.add(resolve);
  });
