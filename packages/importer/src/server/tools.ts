import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SCAN_DPI } from '../ocr/read-scan.ts';
import type { ImportTools } from '../read-import.ts';

const run = promisify(execFile);
const LONGEST_MS = 60_000;
const MOST_OUTPUT = 64 * 2 ** 20;

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T | null> {
  const folder = await mkdtemp(join(tmpdir(), 'lauda-import-'));
  try {
    return await work(folder);
  } catch {
    // The program is missing, failed, or was killed by its limits: the file cannot be read.
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs LibreOffice in a temporary profile; its defaults disable macros and links. */
const docxFromDoc: ImportTools['docxFromDoc'] = (doc) =>
  inFolder(async (folder) => {
    await writeFile(join(folder, 'in.doc'), doc);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const options = [
      profile,
      '--headless',
      '--norestore',
      '--nolockcheck',
      '--convert-to',
      'docx',
      '--outdir',
      folder,
      'in.doc',
    ];
    await run('soffice', options, {
      cwd: folder,
      timeout: LONGEST_MS,
      maxBuffer: MOST_OUTPUT,
      env: { ...process.env, HOME: folder },
    });
    return readFile(join(folder, 'in.docx'));
  });

const wordsOfPage: ImportTools['wordsOfPage'] = (pdf, page) =>
  inFolder(async (folder) => {
    await writeFile(join(folder, 'in.pdf'), pdf);
    const limits = { cwd: folder, timeout: LONGEST_MS, maxBuffer: MOST_OUTPUT };
    const range = ['-f', String(page), '-l', String(page), '-singlefile'];
    await run('pdftoppm', ['-r', String(SCAN_DPI), '-gray', ...range, 'in.pdf', 'page'], limits);
    const { stdout } = await run('tesseract', ['page.pgm', 'stdout', '-l', 'por+eng', '--psm', '3', 'tsv'], {
      ...limits,
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    });
    return stdout;
  });

export const serverTools: ImportTools = { docxFromDoc, wordsOfPage };
