import { engineJob } from '../job.ts';
import type { Made, Reply, Request } from './protocol.ts';
import { createTypst } from './typst.ts';

const typst = createTypst();
typst.assertOwnFontsOnly();

async function make(order: Request): Promise<Made> {
  if (order.kind === 'docx') {
    // Loaded lazily: most children never make a Word file.
    const { documentDocx } = await import('../docx.ts');
    return documentDocx(order.resume, { photo: order.photo });
  }
  const job = engineJob(order.kind, order.resume, order.photo);
  return order.kind === 'pdf' ? typst.pdf(job) : typst.preview(job);
}

/*
 * Pages as text take megabytes, and the garbage collector lets them pile up. A collection takes half as long as a
 * preview, so it waits for an idle pause; above the second limit it runs immediately.
 */
const TIDY_IN_PAUSE_BYTES = 130 * 2 ** 20;
const TIDY_NOW_BYTES = 165 * 2 ** 20;
const PAUSE_MS = 20;
let pause: NodeJS.Timeout | undefined;

function memoryAfterWork(): number {
  if (process.memoryUsage.rss() > TIDY_NOW_BYTES) globalThis.gc?.();
  const memory = process.memoryUsage.rss();
  if (memory > TIDY_IN_PAUSE_BYTES) pause = setTimeout(() => globalThis.gc?.(), PAUSE_MS);
  return memory;
}

const send = (reply: Reply) => process.send?.(reply);

// One request at a time. Returning to the event loop lets the compiler's buffers be freed.
process.on('message', (request: Request) => {
  clearTimeout(pause);
  const { id } = request;
  make(request).then(
    (result) => send({ id, memory: memoryAfterWork(), result }),
    (error: Error) => send({ id, memory: memoryAfterWork(), error: error.message }),
  );
});
process.on('disconnect', () => process.exit(0));
send({ ready: true });
