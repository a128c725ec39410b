import { deflateSync } from 'node:zlib';
import { strToU8 } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { goodDocx, plainPdf, RESUME_LINES } from '../testing/files.ts';
import { createImportRunner } from './runner.ts';

const notices: string[] = [];
const runner = createImportRunner({ onNotice: (notice) => notices.push(notice) });
afterAll(() => runner.close());

/** Less than a kilobyte that unpacks twice, to 300 MB. */
function pdfBomb(): Uint8Array {
  const twice = deflateSync(deflateSync(new Uint8Array(300 * 2 ** 20), { level: 9 }), { level: 9 });
  const head = strToU8(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>\nendobj\n4 0 obj\n<< /Length ${twice.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`,
  );
  return Buffer.concat([head, twice, strToU8('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')]);
}

describe('reading in a process of its own', () => {
  it('gives the same result, and nothing of this environment', async () => {
    const [pdf, docx] = await Promise.all([runner.run(plainPdf(RESUME_LINES)), runner.run(await goodDocx())]);
    expect([pdf.ok && pdf.resume.personalInfo.firstName, docx.ok && docx.source]).toEqual(['Imani', 'docx']);
  }, 30_000);

  it('ends a child that takes too long, with what it has started', async () => {
    const hasty = createImportRunner({ timeLimitMs: 50 });
    expect(await hasty.run(plainPdf(RESUME_LINES))).toEqual({ ok: false, reason: 'too-hard' });
    hasty.close();
  }, 30_000);

  it('stops for who asked it to stop', async () => {
    await expect(runner.run(plainPdf(RESUME_LINES), AbortSignal.abort())).rejects.toThrow();
  }, 30_000);

  it('holds a bomb within its memory, and reads the next file', async () => {
    const small = createImportRunner({ cpuSeconds: 5, onNotice: (notice) => notices.push(notice) });
    const bomb = await small.run(pdfBomb());
    expect(bomb.ok).toBe(false);
    const next = await small.run(plainPdf(RESUME_LINES));
    expect(next.ok).toBe(true);
    small.close();
  }, 60_000);
});
