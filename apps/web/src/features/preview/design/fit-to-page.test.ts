import type { Preview } from '@lauda/documents/browser';
import { emptyResume } from '@lauda/domain/resume/empty-resume';
import type { Resume } from '@lauda/domain/resume/resume';
import { describe, expect, it } from 'vitest';
import { fitToPage, tighterSteps } from './fit-to-page.ts';

const resume = emptyResume('en-US');
const line = '<g transform="translate(10.000,20.000)"><g class="typst-text"></g></g>';
const lineAt = (y: number) => line.replace('20.000', `${y}.000`);
const page = (...lines: number[]) => ({ width: 612, height: 792, body: lines.map(lineAt).join('') });
const pages = (count: number): Preview => ({
  defs: '',
  // Two lines of text and a page number.
  pages: Array.from({ length: count }, () => page(20, 40, 760)),
  places: [],
});

/** Reports fitting for settings that the callback accepts. */
const fitsAt = (accepts: (theme: Resume['theme']) => boolean) => {
  const tried: Resume['theme'][] = [];
  const makePages = async ({ theme }: Resume) => {
    tried.push(theme);
    return pages(accepts(theme) ? 1 : 2);
  };
  return { tried, makePages };
};

describe('fitting to one page', () => {
  it('leaves alone what fits', async () => {
    expect(await fitToPage(resume, fitsAt(() => true).makePages)).toEqual({ kind: 'already' });
  });

  it('tightens spacing before it shrinks text, and no further than needed', async () => {
    const tight = fitsAt(({ density }) => density === 'compact');
    expect(await fitToPage(resume, tight.makePages)).toEqual({
      kind: 'fits',
      density: 'compact',
      baseSize: 0,
    });
    const small = fitsAt(({ baseSize }) => baseSize !== 0 && baseSize <= 9.5);
    expect(await fitToPage(resume, small.makePages)).toEqual({
      kind: 'fits',
      density: 'normal',
      baseSize: 9.5,
    });
  });

  it('says by how many lines it is impossible, after two tries', async () => {
    const never = fitsAt(() => false);
    expect(await fitToPage(resume, never.makePages)).toEqual({ kind: 'impossible', lines: 2 });
    expect(never.tried).toHaveLength(2);
  });

  it('never goes below nine points', () => {
    const sizes = tighterSteps(resume).map(({ baseSize }) => baseSize);
    expect(Math.min(...sizes.filter((size) => size > 0))).toBe(9);
    const small = tighterSteps({ ...resume, theme: { ...resume.theme, baseSize: 8.5 } });
    expect(new Set(small.map(({ baseSize }) => baseSize))).toEqual(new Set([8.5]));
  });
});
