import { engineJob } from '../job.ts';
import type { Reply, Request } from './protocol.ts';
import { createTypst } from './typst.ts';

const typst = createTypst();
typst.assertOwnFontsOnly();

function render({ kind, resume, photo }: Request) {
  const job = engineJob(kind, resume, photo);
  return kind === 'pdf' ? typst.pdf(job) : typst.preview(job);
}

const send = (reply: Reply) => process.send?.(reply);

// One request at a time: going back to the event loop lets the compiler's buffers be freed.
process.on('message', (request: Request) => {
  const { id } = request;
  try {
    const result = render(request);
    send({ id, memory: process.memoryUsage.rss(), result });
  } catch (error) {
    send({ id, memory: process.memoryUsage.rss(), error: (error as Error).message });
  }
});
process.on('disconnect', () => process.exit(0));
send({ ready: true });
