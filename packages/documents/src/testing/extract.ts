import { spawn } from 'node:child_process';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Runs a poppler program on a document. */
export async function poppler(program: string, options: readonly string[], pdf: Uint8Array): Promise<string> {
  const child = spawn(program, options, { stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin.end(pdf);
  let output = '';
  child.stdout.setEncoding('utf8');
  for await (const part of child.stdout) output += part;
  return output;
}

const pdftotext = (pdf: Uint8Array, ...options: string[]) =>
  poppler('pdftotext', ['-enc', 'UTF-8', ...options, '-', '-'], pdf);

async function pdfjs(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: pdf.slice(), verbosity: 0, useSystemFonts: false }).promise;
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) lines.push(item.str, item.hasEOL ? '\n' : '');
    lines.push('\n');
  }
  await document.loadingTask.destroy();
  return lines.join('');
}

interface TagNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly TagNode[];
}

export interface Tag {
  readonly role: string;
  readonly alt: string | undefined;
}

const listTags = ({ role, alt, children = [] }: TagNode): Tag[] => [
  ...(role === undefined ? [] : [{ role, alt }]),
  ...children.flatMap(listTags),
];

/** All tags of a document in reading order, as a screen reader visits them. */
export async function tagsOf(pdf: Uint8Array): Promise<Tag[]> {
  const document = await getDocument({ data: pdf.slice(), verbosity: 0, useSystemFonts: false }).promise;
  const tags: Tag[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const tree = (await (await document.getPage(number)).getStructTree()) as TagNode | null;
    if (tree) tags.push(...listTags(tree));
  }
  await document.loadingTask.destroy();
  return tags;
}

let library: ReturnType<typeof PDFiumLibrary.init> | undefined;

async function pdfium(pdf: Uint8Array): Promise<string> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(Buffer.from(pdf));
  const text = [...document.pages()].map((page) => page.getText()).join('\n');
  document.destroy();
  return text;
}

/** Programs that extract text as a recruiter's system would. */
export const EXTRACTORS = {
  pdftotext: (pdf: Uint8Array) => pdftotext(pdf),
  'pdftotext -raw': (pdf: Uint8Array) => pdftotext(pdf, '-raw'),
  'pdf.js': pdfjs,
  pdfium: pdfium,
} as const;

/** Reads row by row, across columns: usable to check words, not their order. */
export const readByRows = (pdf: Uint8Array): Promise<string> => pdftotext(pdf, '-layout');
