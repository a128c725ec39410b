import type { Resume } from '@lauda/domain/resume/resume';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { expect, it } from 'vitest';
import { engineJob } from './job.ts';
import { createTestTypst } from './testing/compilers.ts';
import { sampleResume } from './testing/samples/resumes.ts';

const typst = createTestTypst();

const placesOf = (resume: Resume) => typst.preview(engineJob('preview', resume, undefined)).places;

it.each(TEMPLATE_IDS)('%s says where every bullet begins and ends', (templateId) => {
  const resume = sampleResume('en-US', 'two-page', { templateId });
  const wanted = resume.experience.flatMap(({ description }, entry) =>
    description.flatMap((block, at) =>
      block.type === 'paragraph'
        ? [`experience/${entry}/description/${at}`]
        : block.items.map((_, item) => `experience/${entry}/description/${at}/${item}`),
    ),
  );
  expect(wanted.length).toBeGreaterThan(10);
  const places = placesOf(resume);
  const lines = places.filter(({ field }) => /^experience\/\d+\/description\//.test(field));
  expect(lines.map(({ field }) => field)).toEqual(wanted);
  let above = { page: 0, y: 0 };
  for (const { field, page, y, end } of lines) {
    if (!end) throw new Error(`${field} does not end`);
    expect(page > above.page || y >= above.y, `${field} is below the line before it`).toBe(true);
    expect(end.page > page || end.y > y, `${field} ends below its top`).toBe(true);
    above = end;
  }
  expect(places.some(({ field }) => field.endsWith('/end'))).toBe(false);
});

it('counts lines that are not printed, because the editor has them', () => {
  const resume = sampleResume('en-US', 'two-page', {});
  const [first, ...others] = resume.experience;
  if (!first) throw new Error('no experience');
  const description = [
    { type: 'paragraph' as const, spans: [] },
    { type: 'bullets' as const, items: [[{ text: ' ' }], [{ text: 'Shipped it.' }]] },
  ];
  const fields = placesOf({ ...resume, experience: [{ ...first, description }, ...others] }).map(
    ({ field }) => field,
  );
  expect(fields).toContain('experience/0/description/1/1');
  expect(fields).not.toContain('experience/0/description/1/0');
});
