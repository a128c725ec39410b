import { strFromU8, unzipSync } from 'fflate';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { describe, expect, it } from 'vitest';
import { documentDocx } from './docx.ts';
import { inOneColumn, missingInOrder } from './testing/expected-text.ts';
import { hostileResume, sampleResume } from './testing/resumes.ts';
import { documentText } from './text.ts';

const xmlText = (xml: string) =>
  xml
    .replace(/<w:(?:br|tab)\/>/g, ' ')
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

async function wordParts(resume: Parameters<typeof documentDocx>[0]) {
  const files = unzipSync(await documentDocx(resume));
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { document: part('word/document.xml'), links: part('word/_rels/document.xml.rels') };
}

describe('plain text', () => {
  it('has every phrase in order, and what a person wrote as it is', () => {
    const text = documentText(sampleResume('pt-BR', 'two-page'));
    expect(text).toMatch(/^Ana Beatriz Conceição de Araújo\nEngenheira de Software Sênior\n/);
    expect(text).toContain(
      'EXPERIÊNCIA PROFISSIONAL\n\nEngenheira de Software Sênior\nMaré Pagamentos · São Paulo, SP\nmar/2023 – atual\n• Conduzi',
    );
    expect(documentText(hostileResume('en-US', 'unprintable'))).toContain('Gothic 𐌲𐌿𐍄');
    expect(documentText(hostileResume('en-US', 'unbroken'))).toContain('Unbroken'.repeat(60));
  });

  it('leaves out hidden sections and follows the order', () => {
    const text = documentText(
      sampleResume('en-US', 'two-page', {
        sectionOrder: ['skills', 'experience'],
        hiddenSections: ['languages'],
      }),
    );
    expect(text).not.toContain('Swedish');
    expect(text.indexOf('SKILLS')).toBeLessThan(text.indexOf('WORK EXPERIENCE'));
  });
});

describe('Word', () => {
  it.each(TEMPLATE_IDS)('has real headings, lists and links: %s', async (templateId) => {
    const resume = sampleResume('en-US', 'two-page', { templateId });
    const { document, links } = await wordParts(resume);
    expect(document).toMatch(/<w:pStyle w:val="Title"\/>/);
    expect([...document.matchAll(/<w:pStyle w:val="Heading1"\/>/g)]).toHaveLength(8);
    expect([...document.matchAll(/<w:numPr>/g)].length).toBeGreaterThan(15);
    expect(links).toContain('Target="https://github.com/mayaol"');
    expect(links).toContain('Target="mailto:maya.okafor@example.com"');
    expect(missingInOrder(xmlText(document), inOneColumn(resume))).toEqual([]);
  });

  it('takes markup as text', async () => {
    const { document, links } = await wordParts(hostileResume('en-US', 'markup'));
    expect(xmlText(document)).toContain('<script>alert(1)</script>');
    expect(links).not.toContain('javascript');
  });
});
