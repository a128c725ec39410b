import { MAX_IMPORT_BYTES } from '@lauda/domain/imports';
import { readDocx } from './docx/read-docx.ts';
import { fileKind, oleKind } from './file-kind.ts';
import { readJsonResume } from './json-resume.ts';
import { isLinkedInArchive, readLinkedInArchive } from './linkedin/archive.ts';
import { readScan } from './ocr/read-scan.ts';
import { parseSource } from './parse/parse-source.ts';
import { type ImportResult, refused } from './result.ts';
import type { Source } from './source.ts';
import { readZip } from './zip.ts';

export { fileKind } from './file-kind.ts';
export type { Imported, ImportResult, SourceText } from './result.ts';

/** Conversions that need programs only the server has. */
export interface ImportTools {
  /** Converts a pre-2007 Word document to .docx, or null if it cannot be read. */
  readonly docxFromDoc?: (doc: Uint8Array) => Promise<Uint8Array | null>;
  /** The text of a scanned page as a Tesseract table; null if it cannot be read. */
  readonly wordsOfPage?: (pdf: Uint8Array, page: number) => Promise<string | null>;
}

export interface ImportOptions {
  /** For display only; the file type is detected by content. */
  readonly fileName?: string;
  readonly tools?: ImportTools;
}

/** Imports a resume from any supported file, or says why not. Invents nothing and drops no text of the file. */
export async function readImport(
  bytes: Uint8Array,
  { tools = {} }: ImportOptions = {},
): Promise<ImportResult> {
  if (bytes.length === 0) return refused('empty');
  if (bytes.length > MAX_IMPORT_BYTES) return refused('too-large');
  switch (fileKind(bytes)) {
    case 'pdf':
      return readAnyPdf(bytes, tools);
    case 'zip':
      return readArchive(bytes);
    case 'ole':
      return readDoc(bytes, tools);
    case 'json':
      return readJsonResume(bytes);
    default:
      return refused('unsupported');
  }
}

/** A name has two words; anything less is no resume. */
const FEWEST_WORDS = 2;

function parsed(source: Source): ImportResult {
  const text = source.lines.map((line) => line.text).join(' ');
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const signs = text.replace(/\s/g, '');
  if (signs === '') return refused('empty');
  // A font without a Unicode map yields characters outside any alphabet.
  const readable = signs.match(/[\p{L}\p{N}\p{P}\p{Sc}+]/gu)?.length ?? 0;
  if (readable < 0.6 * signs.length) return refused('unreadable');
  if (words.length < FEWEST_WORDS) return refused('empty');
  const lines = source.lines.map(({ page, text: own, box }) => ({
    page,
    text: own.replaceAll('\t', '   '),
    box,
  }));
  return { ok: true, source: source.kind, pages: source.pages, lines, ...parseSource(source) };
}

async function readAnyPdf(bytes: Uint8Array, tools: ImportTools): Promise<ImportResult> {
  // Loaded lazily: it is large, and only these files need it.
  const { readPdf } = await import('./pdf/read-pdf.ts');
  const read = await readPdf(bytes);
  if (!read.ok) return refused(read.reason);
  const { source, pagesWithoutText } = read;
  // A nearly empty last page does not make a scan.
  if (pagesWithoutText.length < source.pages.length || pagesWithoutText.length === 0) return parsed(source);
  if (!tools.wordsOfPage) return refused('scanned');
  const scan = await readScan(bytes, source.pages, tools.wordsOfPage);
  return scan === null ? refused('scanned') : parsed(scan);
}

function readArchive(bytes: Uint8Array): ImportResult {
  const listed = readZip(bytes, () => false);
  if (!listed.ok) return refused(listed.reason);
  if (listed.names.some((name) => /^word\/document\d*\.xml$/.test(name))) {
    const read = readDocx(bytes);
    return read.ok ? parsed(read.source) : refused(read.reason);
  }
  return isLinkedInArchive(listed.names) ? readLinkedInArchive(bytes) : refused('unsupported');
}

async function readDoc(bytes: Uint8Array, { docxFromDoc }: ImportTools): Promise<ImportResult> {
  const kind = oleKind(bytes);
  if (kind === 'encrypted') return refused('encrypted');
  if (kind === null || !docxFromDoc) return refused('unsupported');
  const docx = await docxFromDoc(bytes);
  if (docx === null) return refused('broken');
  const read = readDocx(docx);
  return read.ok ? parsed({ ...read.source, kind: 'doc' }) : refused(read.reason);
}
