import { engineJob } from '../job.ts';
import type { Reply, Request } from './protocol.ts';
import { createTypst } from './typst.ts';

const typst = createTypst();
typst.assertOwnFontsOnly();

function render({ kind, resume, photo }: Request) {
  const job = engineJob(kind, resume, photo);
  return kind === 'pdf' ? typst.pdf(job) : typst.preview(job);
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
  try {
    const result = render(request);
    send({ id, memory: memoryAfterTidying(), result });
  } catch (error) {
    send({ id, memory: memoryAfterTidying(), error: (error as Error).message });
  }
});
process.on('disconnect', () => process.exit(0));
send({ ready: true });
