import type { Resume } from '@lauda/domain/resume/resume';
import { TEMPLATE_IDS, type TemplateId } from '@lauda/domain/resume/template';
import {
  DATE_FORMATS,
  HEADER_ALIGNMENTS,
  HEADING_STYLES,
  MARGINS,
  PHOTO_SHAPES,
  PHOTO_SIZES,
} from '@lauda/domain/resume/theme';
import { describe, expect, it } from 'vitest';
import { engineJob } from './job.ts';
import { columnsOf } from './content/layout.ts';
import { TEMPLATES } from './templates.ts';
import { createTestTypst } from './testing/compilers.ts';
import { PORTRAIT } from './testing/samples/photo.ts';
import { type Raster, rasterOfPreview } from './testing/raster.ts';
import { sampleResume } from './testing/samples/resumes.ts';

const typst = createTestTypst();
const previewOf = (resume: Resume, photo?: Uint8Array) => typst.preview(engineJob('preview', resume, photo));

/** Mean color per square. About 60 by 78 squares, the detail visible on a page thumbnail 240 pixels wide. */
const SQUARE = 20;
function glance({ width, height, pixels }: Raster): number[] {
  const means: number[] = [];
  for (let top = 0; top + SQUARE <= height; top += SQUARE)
    for (let left = 0; left + SQUARE <= width; left += SQUARE)
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        for (let y = top; y < top + SQUARE; y += 1)
          for (let x = left; x < left + SQUARE; x += 1) sum += pixels[(y * width + x) * 4 + channel] ?? 0;
        means.push(sum / SQUARE ** 2);
      }
  return means;
}

/** Share of squares that differ visibly between two pages. */
function difference(a: readonly number[], b: readonly number[]): number {
  const seen = a.filter((value, index) => Math.abs(value - (b[index] ?? 0)) > 24);
  return seen.length / a.length;
}

describe('[TPL-01] fourteen templates', () => {
  it('are told apart at the size of a thumbnail', () => {
    const glances = TEMPLATE_IDS.map((templateId) =>
      glance(
        rasterOfPreview(previewOf(sampleResume('en-US', 'two-page', { templateId, pageSize: 'letter' })), 0),
      ),
    );
    const alike = TEMPLATE_IDS.flatMap((id, index) =>
      TEMPLATE_IDS.slice(index + 1).flatMap((other, offset) => {
        const share = difference(glances[index] ?? [], glances[index + 1 + offset] ?? []);
        return share < 0.15 ? [`${id} ${other} ${share.toFixed(3)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it('number works in the one for scholars, and only them', () => {
    const works = (title: string) =>
      sampleResume('en-US', 'short', {
        templateId: 'scholar',
        customSections: [
          { id: 'works', title, items: ['First', 'Second'].map((name) => ({ id: name, title: name })) },
        ],
      });
    const shapes = (title: string) =>
      previewOf(works(title))
        .pages.map(({ body }) => body)
        .join('');
    const count = (text: string) => text.match(/typst-text/g)?.length ?? 0;
    expect(count(shapes('Publications')) - count(shapes('Volunteering'))).toBe(2);
  });
});

/** Width in points of the columns that are colored over more than half of the height. */
function panelWidth({ width, height, pixels }: Raster): number {
  let count = 0;
  for (let x = 0; x < width; x += 1) {
    let colored = 0;
    for (let y = 0; y < height; y += 1) {
      const at = (y * width + x) * 4;
      if (Math.min(pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255) < 250) colored += 1;
    }
    if (colored > 0.5 * height) count += 1;
  }
  return count / 2;
}

describe('[TPL-03] later pages', () => {
  it.each(TEMPLATE_IDS)('carry no empty panel: %s', (templateId) => {
    const preview = previewOf(sampleResume('pt-BR', 'four-page', { templateId }));
    const widths = preview.pages.map((_, index) => panelWidth(rasterOfPreview(preview, index)));
    expect(widths.length).toBeGreaterThan(1);
    for (const width of widths.slice(1)) expect(width).toBeLessThanOrEqual(10);
  });
});

const CONTROLS = {
  margins: MARGINS,
  dateFormat: DATE_FORMATS,
  headingStyle: HEADING_STYLES,
  headerAlignment: HEADER_ALIGNMENTS,
  photoShape: PHOTO_SHAPES,
  photoSize: PHOTO_SIZES,
} as const;

describe('[TPL-04] what a person chooses', () => {
  it.each(TEMPLATE_IDS)(
    'changes the page, each value its own way: %s',
    (templateId) => {
      const own = sampleResume('en-US', 'short', { templateId });
      const page = (over: Partial<Resume>) =>
        JSON.stringify(previewOf({ ...own, ...over }, PORTRAIT).pages.map(({ body }) => body));
      for (const [name, values] of Object.entries(CONTROLS)) {
        // The template's default is one of the values, or differs from all of them.
        const pages = new Set(
          [undefined, ...values].map((value) => page({ theme: { ...own.theme, [name]: value } })),
        );
        expect(pages.size, name).toBeGreaterThanOrEqual(values.length);
      }
      expect(page({ showSkillLevels: false })).not.toBe(page({}));
      // Reset to the default, the page is unchanged.
      expect(page({ theme: { ...own.theme, margins: undefined } })).toBe(page({}));
    },
    60_000,
  );
});

it('[TPL-03] a panel is seen where there is one', () => {
  const preview = previewOf(sampleResume('pt-BR', 'short', { templateId: 'simple' }));
  expect(panelWidth(rasterOfPreview(preview, 0))).toBeGreaterThan(180);
});

describe('[TPL-07] what templates are filtered by', () => {
  it('a long career takes fewer pages in those that suit one', () => {
    const pagesOf = (templateId: TemplateId) =>
      previewOf(sampleResume('pt-BR', 'four-page', { templateId })).pages.length;
    for (const id of TEMPLATE_IDS)
      expect(pagesOf(id) <= 3 ? 'long' : 'short', id).toBe(TEMPLATES[id].traits.length);
    expect(TEMPLATE_IDS.filter((id) => columnsOf(id) === 2)).toHaveLength(5);
  }, 60_000);
});
