import type { Resume } from '@lauda/domain/resume/resume';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { afterAll, describe, expect, it } from 'vitest';
import { type Block, documentData } from './content/data.ts';
import { createDocumentPool } from './server/document-pool.ts';
import { poppler, tagsOf } from './testing/extract.ts';
import { PHOTO } from './testing/samples/photo.ts';
import { sampleResume } from './testing/samples/resumes.ts';

const pool = createDocumentPool({ size: 2 });
afterAll(() => pool.close());

const NO_RUN = { text: '', bold: false, italic: false };

/** Every URL that the pages should link to. */
function hrefsOf(resume: Resume): string[] {
  const { contact, sections } = documentData(resume);
  const runs = (blocks: readonly Block[]) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' ? block.runs : block.items.flat()));
  const linked = sections.flatMap((section): readonly { readonly href: string | null }[] => {
    if (section.kind === 'items') return section.items;
    if (section.kind === 'text') return runs(section.body);
    return section.entries.flatMap(({ href, body }) => runs(body).concat({ ...NO_RUN, href }));
  });
  return [...contact, ...linked].flatMap(({ href }) => (href === null ? [] : [href]));
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

describe.each(TEMPLATE_IDS)('%s', (templateId) => {
  it('[DOC-05] is tagged: language, title, headings, lists, links and the picture’s text', async () => {
    const resume = sampleResume('pt-BR', 'two-page', { templateId });
    const bytes = await pool.pdf(resume, { photo: PHOTO });
    const facts = await poppler('pdfinfo', ['-'], bytes);
    expect(facts).toMatch(/^Tagged:\s+yes$/m);
    expect(facts).toMatch(/^Title:\s+Ana Beatriz Conceição de Araújo – Engenheira de Software Sênior$/m);
    const source = Buffer.from(bytes).toString('latin1');
    expect(source).toContain('/Lang (pt-BR)');
    expect(source).toContain('pdfuaid:part');
    const tags = await poppler('pdfinfo', ['-struct', '-'], bytes);
    const headings = [...tags.matchAll(/^\s*H(\d)\b/gm)].map(([, level]) => Number(level));
    expect(headings[0]).toBe(1);
    expect(headings.filter((level) => level === 1)).toHaveLength(1);
    // Headings never skip a level on the way down.
    headings.forEach((level, index) => expect(level).toBeLessThanOrEqual((headings[index - 1] ?? 0) + 1));
    const lines = [...resume.experience, ...resume.projects].flatMap(({ description }) =>
      description.flatMap((block) => (block.type === 'paragraph' ? [] : block.items)),
    );
    expect(count(tags, /^\s*LI\b/gm)).toBeGreaterThanOrEqual(lines.length);
    expect(count(tags, /^\s*Lbl\b/gm)).toBe(count(tags, /^\s*LI\b/gm));
    const walked = await tagsOf(bytes);
    expect(walked.filter(({ role }) => role === 'Figure')).toEqual([
      { role: 'Figure', alt: 'Ana Beatriz Conceição de Araújo' },
    ]);
    const links = hrefsOf(resume);
    expect(walked.filter(({ role }) => role === 'Link').length).toBeGreaterThanOrEqual(links.length);
    const addresses = await poppler('pdfinfo', ['-url', '-'], bytes);
    expect(links).toContain('mailto:ana.conceicao@exemplo.com.br');
    for (const href of links) expect(addresses).toContain(href);
    const fonts = (await poppler('pdffonts', ['-'], bytes)).trim().split('\n').slice(2);
    for (const font of fonts) expect(font).toMatch(/\syes\s+yes\s+yes\s/);
  }, 30_000);
});
