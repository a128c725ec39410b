import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Download, expect, type Page } from '@playwright/test';
import { readZip } from './zip.ts';

const run = promisify(execFile);

/** Ignores line breaks and typographic variants when comparing text. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\u00AD]+/g, ' ');

/** The text that software extracts from a PDF. */
export async function pdfText(path: string): Promise<string> {
  const { stdout } = await run('pdftotext', ['-enc', 'UTF-8', path, '-']);
  return plain(stdout);
}

export async function pdfPages(path: string): Promise<number> {
  const { stdout } = await run('pdfinfo', [path]);
  return Number(/Pages:\s+(\d+)/.exec(stdout)?.[1]);
}

const decodeEntities = (xml: string) =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

export async function wordText(path: string): Promise<string> {
  const document =
    readZip(await readFile(path))
      .get('word/document.xml')
      ?.toString('utf8') ?? '';
  return plain(decodeEntities(document.replaceAll(/<\/w:p>/g, ' ').replaceAll(/<[^>]+>/g, '')));
}

/** Waits for the file that an action downloads. */
export async function downloadBy(page: Page, act: () => Promise<void>): Promise<Download> {
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await act();
  return download;
}

export function expectToSay(text: string, sentences: readonly string[]): void {
  const missing = sentences.filter((sentence) => !text.includes(plain(sentence)));
  expect(missing, 'sentences that the file lacks').toEqual([]);
}
