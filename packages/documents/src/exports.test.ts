import { strFromU8, unzipSync } from 'fflate';
import { TEMPLATE_IDS, type TemplateId } from '@lauda/domain/resume/template';
import { describe, expect, it } from 'vitest';
import { readableOnWhite } from './color.ts';
import { documentDocx } from './docx.ts';
import { fontPair } from './fonts/font-pair.ts';
import { TEMPLATES } from './templates.ts';
import { inOneColumn, missingInOrder } from './testing/expected-text.ts';
import { hostileResume, sampleResume } from './testing/samples/resumes.ts';
import { documentText } from './content/text.ts';

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
  return {
    document: part('word/document.xml'),
    links: part('word/_rels/document.xml.rels'),
    styles: part('word/styles.xml'),
  };
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

  it.each(TEMPLATE_IDS)(
    '[TPL-08] has the template’s fonts, color and sizes, or the person’s: %s',
    async (templateId) => {
      const { sizes, colors } = TEMPLATES[templateId];
      const own = sampleResume('en-US', 'short', { templateId });
      const chosen = {
        ...own,
        theme: { ...own.theme, fontPair: 'garamond', color: '#123456', baseSize: 12 },
      } as const;
      for (const [resume, color, body] of [
        [own, readableOnWhite(colors[0]), sizes.body],
        [chosen, '#123456', 12],
      ] as const) {
        const { styles, document } = await wordParts(resume);
        expect(document).toMatch(new RegExp(`<w:bottom [^>]*w:color="${color.slice(1)}"`));
        const pair = fontPair(resume);
        const styleOf = (id: string) =>
          new RegExp(`<w:style[^>]*w:styleId="${id}".*?</w:style>`).exec(styles)?.[0] ?? '';
        const defaults = /<w:docDefaults>.*?<\/w:docDefaults>/.exec(styles)?.[0] ?? '';
        expect(defaults).toContain(`w:ascii="${pair.body}"`);
        expect(defaults).toContain(`<w:sz w:val="${body * 2}"/>`);
        for (const [id, size] of [
          ['Title', sizes.name],
          ['Heading1', sizes.heading],
        ] as const) {
          expect(styleOf(id), id).toContain(`w:ascii="${pair.heading}"`);
          expect(styleOf(id), id).toContain(`<w:color w:val="${color.slice(1)}"/>`);
          expect(styleOf(id), id).toContain(`<w:sz w:val="${Math.round((size * body * 2) / sizes.body)}"/>`);
        }
      }
    },
  );

  it('[TPL-08] becomes one column in the order of the page, and begins with the side where the template does', async () => {
    const order = async (templateId: TemplateId) => {
      const text = xmlText((await wordParts(sampleResume('en-US', 'two-page', { templateId }))).document);
      return ['Skills', 'Profile', 'Work Experience'].toSorted(
        (a, b) => text.indexOf(`${a}\n`) - text.indexOf(`${b}\n`),
      );
    };
    expect(await order('rail')).toEqual(['Profile', 'Work Experience', 'Skills']);
    expect(await order('technical')).toEqual(['Skills', 'Profile', 'Work Experience']);
  });

  it('takes markup as text', async () => {
    const { document, links } = await wordParts(hostileResume('en-US', 'markup'));
    expect(xmlText(document)).toContain('<script>alert(1)</script>');
    expect(links).not.toContain('javascript');
  });
});
