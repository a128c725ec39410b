import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { BASE_SIZES, DENSITIES, FONT_PAIRS, PAGE_SIZES } from '@lauda/domain/resume/theme';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { engineJob } from '../../job.ts';
import { createTestTypst } from '../../testing/compilers.ts';
import { pairwise } from '../../testing/samples/pairwise.ts';
import { PHOTO, PORTRAIT } from '../../testing/samples/photo.ts';
import { sampleResume } from '../../testing/samples/resumes.ts';
import { type Mark, readMarks, type Surface } from './page-marks.ts';
import { NO_SHAPES, readImages, readShapes } from './page-shapes.ts';

beforeAll(() => {
  vi.stubGlobal('Path2D', Set);
  vi.stubGlobal('createImageBitmap', async () => ({ isPicture: true }));
});

/** The calls a surface receives, in order. This surface accepts every call. */
function callsOf(marks: readonly Mark[]): string[] {
  const calls: string[] = [];
  const surface = new Proxy({} as Surface, {
    get: (_, name) => () => void calls.push(String(name)),
    set: () => true,
  });
  for (const mark of marks) mark.draw(surface);
  return calls;
}

/** How many clips are active at each call of this name. */
function clipsAt(calls: readonly string[], name: string): number[] {
  let depth = 0;
  return calls.flatMap((call) => {
    if (call === 'save') depth += 1;
    if (call === 'restore') depth -= 1;
    return call === name ? [depth] : [];
  });
}

const OPTIONS = {
  templateId: TEMPLATE_IDS,
  photo: [undefined, PORTRAIT, PHOTO],
  fontPair: FONT_PAIRS,
  density: DENSITIES,
  baseSize: BASE_SIZES,
  pageSize: PAGE_SIZES,
  color: ['', '#b3261e', '#ffffff'],
  language: ['en-US', 'pt-BR'],
  length: ['short', 'two-page'],
} as const;

const native = createTestTypst();

describe('the painter', () => {
  it.each(TEMPLATE_IDS)(
    'draws all that the engine writes, with and without a picture, in every design: %s',
    async (templateId) => {
      const choices = pairwise(OPTIONS).filter((choice) => choice.templateId === templateId);
      expect(new Set(choices.map(({ photo }) => photo)).size).toBe(3);
      for (const { photo, fontPair, density, baseSize, color, pageSize, language, length } of choices) {
        const resume = sampleResume(language, length, {
          templateId,
          pageSize,
          theme: { fontPair, density, baseSize, color },
        });
        const { personalInfo } = resume;
        // The picture's description in the markup is the name.
        const named = { ...resume, personalInfo: { ...personalInfo, lastName: 'O\'Neil "Zé" <d> & é' } };
        const { defs, pages } = native.preview(engineJob('preview', named, photo));
        const shapes = readShapes(defs, NO_SHAPES);
        let pictures = 0;
        for (const { body } of pages) {
          const images = await readImages(body, shapes.images);
          const calls = callsOf(readMarks(body, 1, { ...shapes, images }));
          const held = clipsAt(calls, 'drawImage');
          pictures += held.length;
          // The portrait's round frame and, if the picture is not square, the crop that fills the frame.
          for (const clips of held) expect(clips).toBe(photo === PORTRAIT ? 2 : 1);
          expect(clipsAt([...calls, 'end'], 'end')).toEqual([0]);
          expect(calls.filter((call) => call === 'fill').length).toBeGreaterThan(20);
        }
        expect(pictures).toBe(photo ? 1 : 0);
      }
    },
    60_000,
  );

  const draw = (body: string) => readMarks(`<g>${body}</g>`, 1, NO_SHAPES);

  it('cuts by a clip that stands inside its own group, and counts an equal one as no change', () => {
    const group = (radius: number) =>
      `<g clip-path="url(#c)"><clipPath id="c"><path d="M 0 0 L ${radius} 9 Z "/></clipPath><path d="M 0 0" fill="#000" /></g>`;
    const marks = draw(group(5));
    expect(callsOf(marks).join(' ')).toBe('save setTransform clip setTransform fill restore');
    expect(draw(group(5)).map(({ key }) => key)).toEqual(marks.map(({ key }) => key));
    expect(draw(group(6)).map(({ key }) => key)).not.toEqual(marks.map(({ key }) => key));
  });

  it.each([
    ['an unknown element', '<text>a</text>'],
    ['an unknown clip', '<g clip-path="url(#gone)"><path d="M 0 0" fill="#000" /></g>'],
    ['a clip that is no path', '<g clip-path="url(#c)"><clipPath id="c"><circle r="4"/></clipPath></g>'],
    ['a fill that is no color', '<path d="M 0 0" fill="url(#gradient)" />'],
    ['a turn', '<g transform="rotate(4)"></g>'],
  ])('refuses %s rather than leave it out', (_, body) => {
    expect(() => draw(body)).toThrow('cannot be drawn');
  });
});
