import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { afterAll, describe, expect, it } from 'vitest';
import type { Preview } from './engine.ts';
import { createDocumentPool } from './server/document-pool.ts';
import { PORTRAIT } from './testing/samples/photo.ts';
import { differingPixels, rasterOfPreview, rastersOfPdf } from './testing/raster.ts';
import { sampleResume } from './testing/samples/resumes.ts';

const pool = createDocumentPool({ size: 2 });
afterAll(() => pool.close());

const photo = PORTRAIT;

async function pagesOf(templateId: (typeof TEMPLATE_IDS)[number], index: number) {
  // Every template in one size and language; `npm run templates:matrix` tests all combinations.
  const resume =
    index % 2 === 0
      ? sampleResume('pt-BR', 'two-page', { templateId, pageSize: 'a4' })
      : sampleResume('en-US', 'two-page', { templateId, pageSize: 'letter' });
  const [preview, bytes] = await Promise.all([pool.preview(resume, { photo }), pool.pdf(resume, { photo })]);
  return { preview, printed: await rastersOfPdf(bytes, preview) };
}

/** Moves the second line of text down by one point. */
function withShiftedLine({ defs, pages, places }: Preview): Preview {
  const [first, ...rest] = pages;
  if (!first) throw new Error('there is no page');
  let count = 0;
  const body = first.body.replace(
    /translate\(([\d.]+),([\d.]+)\)(?="><g class="typst-text")/g,
    (found, x, y) => {
      count += 1;
      return count === 2 ? `translate(${x},${Number(y) + 1})` : found;
    },
  );
  return { defs, pages: [{ ...first, body }, ...rest], places };
}

describe('[DOC-02] [TPL-05] the preview, which thumbnails are cut from, and the PDF', () => {
  it.each(TEMPLATE_IDS.map((templateId, index) => ({ templateId, index })))(
    'differ in no pixel beyond how edges are smoothed: $templateId',
    async ({ templateId, index }) => {
      const { preview, printed } = await pagesOf(templateId, index);
      expect(printed).toHaveLength(preview.pages.length);
      expect(printed.length).toBeGreaterThan(1);
      printed.forEach((page, number) =>
        expect(differingPixels(page, rasterOfPreview(preview, number)), `page ${number + 1}`).toBe(0),
      );
    },
    60_000,
  );

  it('would be told apart by a line that stands a point lower', async () => {
    const { preview, printed } = await pagesOf('modern', 0);
    const [page] = printed;
    if (!page) throw new Error('there is no page');
    const shifted = withShiftedLine(preview);
    expect(shifted.pages[0]?.body).not.toBe(preview.pages[0]?.body);
    expect(differingPixels(page, rasterOfPreview(shifted, 0))).toBeGreaterThan(50);
  }, 60_000);
});
