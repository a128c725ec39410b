import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { afterAll, describe, expect, it } from 'vitest';
import { createDocumentPool } from './server/document-pool.ts';
import { poppler } from './testing/extract.ts';
import { PHOTO } from './testing/photo.ts';
import { sampleResume } from './testing/resumes.ts';

const pool = createDocumentPool({ size: 2 });
afterAll(() => pool.close());

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

describe.each(TEMPLATE_IDS)('%s', (templateId) => {
  it('is tagged: language, title, headings, lists, links and the picture’s text', async () => {
    const resume = sampleResume('pt-BR', 'two-page', { templateId });
    const { bytes, shortfall } = await pool.pdf(resume, { photo: PHOTO });
    expect(shortfall).toBeNull();
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
    // No level is skipped on the way down.
    headings.forEach((level, index) => expect(level).toBeLessThanOrEqual((headings[index - 1] ?? 0) + 1));
    const lines = [...resume.experience, ...resume.projects].flatMap(({ description }) =>
      description.flatMap((block) => (block.type === 'paragraph' ? [] : block.items)),
    );
    expect(count(tags, /^\s*LI\b/gm)).toBeGreaterThanOrEqual(lines.length);
    expect(count(tags, /^\s*Lbl\b/gm)).toBe(count(tags, /^\s*LI\b/gm));
    expect(count(tags, /^\s*Figure\b/gm)).toBe(1);
    const addresses = await poppler('pdfinfo', ['-url', '-'], bytes);
    for (const href of [
      'mailto:ana.conceicao@exemplo.com.br',
      'https://github.com/anaconceicao',
      'https://conciliador.exemplo.dev/',
    ])
      expect(addresses).toContain(href);
    const fonts = (await poppler('pdffonts', ['-'], bytes)).trim().split('\n').slice(2);
    for (const font of fonts) expect(font).toMatch(/\syes\s+yes\s+yes\s/);
  }, 30_000);
});
