import type { Preview } from '../engine.ts';
import { engineJob } from '../job.ts';
import { shimFunction } from './function-shim.ts';
import type { PreviewChange, ReplyMessage, RequestMessage, StartMessage } from './protocol.ts';
import { createWasmTypst } from './wasm-typst.ts';

shimFunction(globalThis);

let engine: ReturnType<typeof createWasmTypst> | undefined;
let sent: Preview | undefined;

function changeSince(before: Preview | undefined, { defs, pages, places }: Preview): PreviewChange {
  return {
    defs: defs === before?.defs ? null : defs,
    pages: pages.map((page, index) => (page === before?.pages[index] ? null : page)),
    places,
  };
}

async function start({ fonts, ...parts }: StartMessage) {
  const readFonts = (family: string) =>
    Promise.all(
      (fonts[family] ?? []).map(async (url) => {
        const answer = await fetch(url);
        if (!answer.ok) throw new Error(`font ${url}: ${answer.status}`);
        return new Uint8Array(await answer.arrayBuffer());
      }),
    );
  engine = createWasmTypst({ ...parts, readFonts });
  return { id: 0, memory: (await engine).memoryBytes() };
}

async function serve({ id, kind, resume, photo }: RequestMessage): Promise<ReplyMessage> {
  if (!engine) throw new Error('not started');
  const typst = await engine;
  const job = engineJob(kind, resume, photo);
  if (kind === 'pdf') {
    const pdf = await typst.pdf(job);
    return { id, memory: typst.memoryBytes(), pdf };
  }
  const preview = await typst.preview(job);
  const change = changeSince(sent, preview);
  sent = preview;
  return { id, memory: typst.memoryBytes(), preview: change };
}

globalThis.addEventListener('message', ({ data }: MessageEvent<StartMessage | RequestMessage>) => {
  const id = 'id' in data ? data.id : 0;
  const reply: Promise<ReplyMessage> = 'id' in data ? serve(data) : start(data);
  reply.then(
    (message) => globalThis.postMessage(message),
    (error: unknown) =>
      globalThis.postMessage({ id, memory: 0, error: String(error) } satisfies ReplyMessage),
  );
});
