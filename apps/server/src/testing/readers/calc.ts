import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TIME_LIMIT_MS = 120_000;

export interface CalcCell {
  /** The type that LibreOffice inferred: string, float, date… */
  type: string;
  text: string;
  isFormula: boolean;
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (xml: string): string =>
  xml
    .replaceAll(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count: string | undefined) =>
      ' '.repeat(Number(count ?? 1)),
    )
    .replaceAll('<text:tab/>', '\t')
    .replaceAll('<text:line-break/>', '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex: string, decimal: string, name: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      return decimal ? String.fromCodePoint(Number(decimal)) : (SIGNS[name] ?? whole);
    });

const cellsIn = (row: string): CalcCell[] =>
  [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].map(
    ([, attributes = '', content = '']) => ({
      type: /office:value-type="([^"]+)"/.exec(attributes)?.[1] ?? '',
      isFormula: attributes.includes('table:formula='),
      text: [...content.matchAll(/<text:p(?:\/>|[^>]*>(.*?)<\/text:p>)/gs)]
        .map(([, paragraph = '']) => plain(paragraph))
        .join('\n'),
    }),
  );

/** Opens CSV in LibreOffice Calc with this separator and with formulas evaluated; returns the resulting cells. */
export async function openInCalc(csv: string, separator: ',' | ';' | '\t'): Promise<CalcCell[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'lauda-calc-'));
  // Separator, quote, UTF-8, first line; the last token enables formula evaluation.
  const filter = `CSV:${separator.codePointAt(0)},34,76,1,,0,false,true,false,false,false,0,true`;
  try {
    await writeFile(join(folder, 'export.csv'), csv);
    await run(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--norestore',
        `--infilter=${filter}`,
        '--convert-to',
        'fods',
        '--outdir',
        folder,
        join(folder, 'export.csv'),
      ],
      { timeout: TIME_LIMIT_MS },
    );
    const xml = await readFile(join(folder, 'export.fods'), 'utf8');
    return [...xml.matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs)].map(([, row = '']) =>
      cellsIn(row),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
