import { engineJob } from '../job.ts';
import type { Made, Reply, Request } from './protocol.ts';
import { createTypst } from './typst.ts';

const typst = createTypst();
typst.assertOwnFontsOnly();

async function make(order: Request): Promise<Made> {
  if (order.kind === 'docx') {
    // Loaded with the first Word file: most children make none.
    const { documentDocx } = await import('../docx.ts');
    return documentDocx(order.resume, { photo: order.photo });
  }
  const job = engineJob(order.kind, order.resume, order.photo);
  return order.kind === 'pdf' ? typst.pdf(job) : typst.preview(job);
}

const TIDY_ABOVE_BYTES = 130 * 2 ** 20;

/** Pages as text are megabytes, of which the collector lets a lot pile up: above this it is told to go now. */
function memoryAfterTidying(): number {
  if (process.memoryUsage.rss() > TIDY_ABOVE_BYTES) globalThis.gc?.();
  return process.memoryUsage.rss();
}

const send = (reply: Reply) => process.send?.(reply);

// One request at a time: going back to the event loop lets the compiler's buffers be freed.
process.on('message', (request: Request) => {
  const { id } = request;
  make(request).then(
    (result) => send({ id, memory: memoryAfterTidying(), result }),
    (error: Error) => send({ id, memory: memoryAfterTidying(), error: error.message }),
  );
});
process.on('disconnect', () => process.exit(0));
send({ ready: true });
