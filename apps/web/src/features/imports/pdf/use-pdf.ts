import { fileTimeout } from '../../../lib/api/call-limits.ts';
import { routeUrl } from '@lauda/contract/client';
import { importRoutes } from '@lauda/contract/resumes/imports';
import { useEffect, useState } from 'react';
import type { PdfDocument } from './open-pdf.ts';

export interface OpenPdf {
  readonly document: PdfDocument;
  readonly paint: (number: number, canvas: HTMLCanvasElement, width: number) => Promise<void>;
}

async function load(importId: string, signal: AbortSignal) {
  const answer = await fetch(routeUrl(importRoutes.getImportFile, { params: { id: importId } }), {
    credentials: 'same-origin',
    ...fileTimeout(signal),
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  // Only users who view a PDF load its renderer.
  const [bytes, { openPdf, paintPage }] = await Promise.all([answer.arrayBuffer(), import('./open-pdf.ts')]);
  signal.throwIfAborted();
  const { document, close } = openPdf(bytes);
  signal.addEventListener('abort', close, { once: true });
  const opened = await document;
  const paint: OpenPdf['paint'] = (number, canvas, width) => paintPage(opened, number, canvas, width);
  return { document: opened, paint };
}

/** The pages of an import's file; null while loading, 'failed' when it cannot be shown. */
export function usePdf(importId: string): OpenPdf | 'failed' | null {
  const [pdf, setPdf] = useState<OpenPdf | 'failed' | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const settle = (next: OpenPdf | 'failed') => {
      if (!leaving.signal.aborted) setPdf(next);
    };
    load(importId, leaving.signal).then(settle, () => settle('failed'));
    return () => leaving.abort();
  }, [importId]);
  return pdf;
}
