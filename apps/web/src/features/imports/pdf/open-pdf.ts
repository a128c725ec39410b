import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- Vite makes this module, with the worker's address
import workerUrl from './pdf-worker.ts?worker&url';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

/** Trusted Types require a worker's URL to come from a policy. This policy allows only ours. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('lauda-imports', {
  createScriptURL: () => workerUrl,
});

export type PdfDocument = PDFDocumentProxy;

/** Opens the pages of the user's file in a worker that ends with it. Nothing in the file is executed or fetched. */
export function openPdf(bytes: ArrayBuffer) {
  const port = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
  const worker = PDFWorker.create({ port });
  const task = getDocument({ data: bytes, worker, enableXfa: false, verbosity: 0 });
  return {
    document: task.promise,
    close: () => {
      void task
        .destroy()
        .catch(() => undefined)
        .finally(() => port.terminate());
    },
  };
}

const MOST_PIXELS = 8_000_000;

/** Renders one page at its displayed width. */
export async function paintPage(
  document: PdfDocument,
  number: number,
  canvas: HTMLCanvasElement,
  width: number,
): Promise<void> {
  const page = await document.getPage(number);
  const { width: own, height } = page.getViewport({ scale: 1 });
  const wanted = (width * devicePixelRatio) / own;
  const scale = Math.min(wanted, Math.sqrt(MOST_PIXELS / (own * height)));
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
  page.cleanup();
}
