import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type PdfFault = 'encrypted' | 'broken' | 'too-many-pages';

const MAX_PAGES = 15;

export type OpenedPdf =
  | { readonly ok: true; readonly document: PDFDocumentProxy }
  | { readonly ok: false; readonly reason: PdfFault };

/** Opens a document with everything disabled that could execute or fetch something. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const task = getDocument({
    // A copy: pdf.js takes ownership of the buffer and rejects Node's Buffer.
    data: new Uint8Array(bytes),
    verbosity: 0,
    useSystemFonts: false,
    disableFontFace: true,
    fontExtraProperties: true,
    stopAtErrors: false,
    enableXfa: false,
    maxImageSize: 16 * 2 ** 20,
  });
  try {
    const document = await task.promise;
    if (document.numPages > MAX_PAGES) {
      await task.destroy();
      return { ok: false, reason: 'too-many-pages' };
    }
    return { ok: true, document };
  } catch (error) {
    await task.destroy();
    return {
      ok: false,
      reason: error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken',
    };
  }
}
