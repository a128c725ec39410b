import type { Resume } from '@lauda/domain/resume/resume';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { expect, it } from 'vitest';
import { engineJob } from '../../job.ts';
import { createTestTypst } from '../../testing/compilers.ts';
import { sampleResume } from '../../testing/samples/resumes.ts';
import { linesOverOnePage } from './lines-over.ts';

const typst = createTestTypst();

/** Short lines, so that exactly `count` of them overflow. */
const withLines = (resume: Resume, count: number): Resume => ({
  ...resume,
  personalInfo: {
    ...resume.personalInfo,
    summary: Array.from({ length: count }, (_, index) => ({
      type: 'paragraph' as const,
      spans: [{ text: `Line ${index}` }],
    })),
  },
});

it.each(TEMPLATE_IDS)('counts the lines that do not fit on the first page: %s', (templateId) => {
  const resume = sampleResume('en-US', 'short', {
    templateId,
    experience: [],
    education: [],
    skills: [],
    languages: [],
    links: [],
  });
  const over = (count: number) => {
    const preview = typst.preview(engineJob('preview', withLines(resume, count), undefined));
    return { pages: preview.pages.length, lines: linesOverOnePage(preview) };
  };
  let count = 20;
  while (over(count).pages === 1) count += 1;
  const first = over(count);
  expect(first.lines).toBeGreaterThan(0);
  expect(over(count + 3)).toEqual({ pages: 2, lines: first.lines + 3 });
  expect(over(20)).toEqual({ pages: 1, lines: 0 });
});
