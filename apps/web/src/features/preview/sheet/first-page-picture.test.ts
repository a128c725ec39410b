import { emptyResume } from '@lauda/domain/resume/empty-resume';
import type { Resume } from '@lauda/domain/resume/resume';
import { expect, it, vi } from 'vitest';
import { createPictureMaker } from './first-page-picture.ts';

const titled = (title: string): Resume => ({ ...emptyResume('en-US'), title });
const pages = (body: string) => ({ defs: '', pages: [{ width: 10, height: 10, body }], places: [] });
const { signal } = new AbortController();

it('makes one at a time, and none twice that shows the same', async () => {
  let atOnce = 0;
  const makePages = vi.fn<(resume: Resume) => Promise<ReturnType<typeof pages>>>(async ({ title }) => {
    atOnce += 1;
    await Promise.resolve();
    expect(atOnce).toBe(1);
    atOnce -= 1;
    return pages(title);
  });
  const make = createPictureMaker({ makePages });
  const made = await Promise.all(['first', 'second', 'first'].map((title) => make(titled(title), signal)));
  expect(
    await Promise.all(made.map(async (picture) => /first|second/.exec(await picture.text())?.[0])),
  ).toEqual(['first', 'second', 'first']);
  expect(makePages).toHaveBeenCalledTimes(2);
});

it('makes none for somebody who has left, and goes on after a failure', async () => {
  const makePages = vi
    .fn<(resume: Resume) => Promise<ReturnType<typeof pages>>>(async ({ title }) => pages(title))
    .mockRejectedValueOnce(new Error('no engine'));
  const make = createPictureMaker({ makePages });
  await expect(make(titled('one'), signal)).rejects.toThrow('no engine');
  await expect(make(titled('two'), AbortSignal.abort())).rejects.toThrow();
  expect(makePages).toHaveBeenCalledTimes(1);
  await expect(make(titled('one'), signal)).resolves.toBeInstanceOf(Blob);
});
