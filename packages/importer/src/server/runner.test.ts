import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { isolatedReach, reachOf } from '@lauda/isolation/testing/reach';
import type { Snooped } from '@lauda/isolation/testing/snoop';
import { goodDocx, pdfBomb, plainPdf, RESUME_LINES } from '../testing/files.ts';
import { createImportRunner } from './runner.ts';

const notices: string[] = [];
const runner = createImportRunner({ onNotice: (notice) => notices.push(notice) });
afterAll(() => runner.close());

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

it('keeps environment, network and files of the server from a child', async () => {
  const snooping = createImportRunner({ child: new URL('../testing/snooping-child.ts', import.meta.url) });
  const reach = await reachOf(async (targets) => {
    const answer: unknown = await snooping.run(Buffer.from(JSON.stringify(targets)));
    return answer as Snooped;
  });
  expect(reach).toMatchObject(isolatedReach());
  snooping.close();
}, 60_000);

it('leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'runner-test-'));
  vi.stubEnv('TMPDIR', folder);
  const own = createImportRunner();
  try {
    await own.run(plainPdf(RESUME_LINES));
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^lauda-import-code-/)]);
    own.close();
    expect(await readdir(folder)).toEqual([]);
  } finally {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  }
}, 60_000);
