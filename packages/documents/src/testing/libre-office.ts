import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TIME_LIMIT_MS = 120_000;

const FILTERS = { txt: 'txt:Text (encoded):UTF8', pdf: 'pdf' } as const;

/** Opens Word documents in LibreOffice and saves them again, all in one run because it starts slowly. */
export async function convertInLibreOffice(
  documents: Readonly<Record<string, Uint8Array>>,
  format: keyof typeof FILTERS,
): Promise<Record<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'lauda-office-'));
  const names = Object.keys(documents);
  try {
    for (const [name, bytes] of Object.entries(documents))
      await writeFile(join(folder, `${name}.docx`), bytes);
    await run(
      'soffice',
      [
        // A separate profile: a second LibreOffice on the same profile delegates its work to the first.
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--norestore',
        '--convert-to',
        FILTERS[format],
        '--outdir',
        folder,
        ...names.map((name) => join(folder, `${name}.docx`)),
      ],
      { timeout: TIME_LIMIT_MS },
    );
    const files = names.map(
      async (name) => [name, await readFile(join(folder, `${name}.${format}`))] as const,
    );
    return Object.fromEntries(await Promise.all(files));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
