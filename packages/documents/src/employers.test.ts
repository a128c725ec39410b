import { strFromU8, unzipSync } from 'fflate';
import { LOCALES } from '@lauda/domain/locale';
import type { Experience, Resume } from '@lauda/domain/resume/resume';
import { sampleResume } from '@lauda/domain/resume/sample';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { afterAll, describe, expect, it } from 'vitest';
import { documentData } from './content/data.ts';
import { documentDocx } from './docx.ts';
import { createDocumentPool } from './server/document-pool.ts';
import { boxesOf, overlaps } from './testing/boxes.ts';
import { missingInOrder } from './testing/expected-text.ts';
import { EXTRACTORS, poppler } from './testing/extract.ts';
import { documentText } from './content/text.ts';

const pool = createDocumentPool({ size: 1 });
afterAll(() => pool.close());

const role = (id: string, over: Partial<Experience>): Experience => ({
  id,
  position: '',
  company: 'Zephyr Mills',
  location: 'Olinda',
  startDate: '',
  endDate: '',
  current: false,
  description: [{ type: 'bullets', items: [[{ text: `Wove cloth ${id}` }]] }],
  ...over,
});
const ROLES = [
  role('r1', { position: 'Head Weaver', startDate: '2021-03', current: true }),
  role('r2', { position: 'Weaver', company: 'ZEPHYR mills ', startDate: '2018-05', endDate: '2021-02' }),
  role('r3', { position: 'Sail Maker', company: 'Brine & Co', startDate: '2015', endDate: '2018' }),
];
const grouped = (language: Resume['language'], over: Partial<Resume> = {}): Resume => ({
  ...sampleResume(language),
  experience: ROLES,
  ...over,
});
const SPAN = { 'en-US': 'May 2018 – Present', 'pt-BR': 'mai/2018 – atual' };

const wordText = async (of: Resume) =>
  strFromU8(unzipSync(await documentDocx(of))['word/document.xml'] ?? new Uint8Array());
const count = (text: string, part: string) => text.toLowerCase().split(part.toLowerCase()).length - 1;
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('[ENT-05] consecutive roles at one employer stand under its line', () => {
  describe.each(LOCALES)('in %s', (language) => {
    const byTurns = TEMPLATE_IDS.filter((_, index) => index % 2 === LOCALES.indexOf(language));
    it.each(byTurns)('in the PDF: %s', { timeout: 30_000 }, async (templateId) => {
      const resume = grouped(language, { templateId });
      const bytes = await pool.pdf(resume);
      const text = flat(await EXTRACTORS['pdf.js'](bytes));
      expect(overlaps((await boxesOf(bytes)).words)).toEqual([]);
      expect([count(text, 'Zephyr Mills'), count(text, 'Olinda'), count(text, 'Brine & Co')]).toEqual([
        1, 2, 1,
      ]);
      for (const part of ['Head Weaver', 'Sail Maker', SPAN[language]]) expect(text).toContain(part);
      expect(missingInOrder(text, resume)).toEqual([]);
    });

    it('in Word, as headings of two levels', async () => {
      const xml = await wordText(grouped(language));
      expect(count(xml, 'Zephyr Mills')).toBe(1);
      expect(xml.match(/"Heading3"/g)).toHaveLength(2);
      expect(flat(xml.replaceAll(/<w:tab\/>|<[^>]+>/g, ''))).toMatch(
        new RegExp(`Zephyr Mills · Olinda\\t?\\s?${SPAN[language]}Head Weaver`),
      );
    });

    it('in plain text', () => {
      expect(documentText(grouped(language))).toContain(
        `Zephyr Mills · Olinda\n${SPAN[language]}\n\nHead Weaver\n`,
      );
    });
  });

  it('and not where the person has switched it off', () => {
    const text = documentText(grouped('en-US', { groupByEmployer: false }));
    expect(count(text, 'Zephyr Mills')).toBe(2);
    expect(text).toContain('Weaver\nZEPHYR mills · Olinda\nMay 2018 – Feb 2021\n');
  });

  it('with a location for each role where they differ, and each at its place in the resume', () => {
    const [first, second, third] = ROLES as [Experience, Experience, Experience];
    const experience = [{ ...third, company: '', id: 'x' }, first, { ...second, location: 'Natal' }, third];
    const { sections } = documentData(grouped('en-US', { experience }));
    expect(sections.find(({ name }) => name === 'experience')).toMatchObject({
      entries: [
        {
          field: 'experience/1',
          employer: { name: 'Zephyr Mills', location: '', dates: 'May 2018 – Present' },
          isRole: true,
          subtitle: '',
          location: 'Olinda',
        },
        { field: 'experience/2', employer: null, isRole: true, location: 'Natal' },
        { field: 'experience/3', employer: null, isRole: false, subtitle: 'Brine & Co' },
      ],
    });
  });
});

describe('[ENT-05] no page ends between an employer, its first role and what that says', () => {
  /** Twenty employers over several pages; `lines` shifts all of them down. */
  const manyEmployers = (templateId: Resume['templateId'], lines: number): Resume => {
    const items = Array.from({ length: lines }, (_, at) => [{ text: `Line ${at}` }]);
    const roles = Array.from({ length: 20 }, (_, at) => [
      role(`a${at}x`, { position: `Lead ${at}x`, company: `Mill ${at}x` }),
      role(`b${at}x`, { position: `Weaver ${at}x`, company: `Mill ${at}x` }),
    ]);
    return grouped('en-US', {
      templateId,
      experience: [
        role('f', { position: 'Filler', description: [{ type: 'bullets', items }] }),
        ...roles.flat(),
      ],
    });
  };

  it.each(TEMPLATE_IDS)('%s', { timeout: 120_000 }, async (templateId) => {
    const parted: string[] = [];
    // Each template tests a third of the shifts, in rotation.
    for (let lines = 1 + (TEMPLATE_IDS.indexOf(templateId) % 3); lines <= 12; lines += 3) {
      const bytes = await pool.pdf(manyEmployers(templateId, lines));
      const pages = (await poppler('pdftotext', ['-raw', '-', '-'], bytes)).split('\f');
      const pageOf = (text: string) => pages.findIndex((page) => page.includes(text));
      expect(pages.length).toBeGreaterThan(2);
      for (let at = 0; at < 20; at += 1) {
        const on = [`Mill ${at}x`, `Lead ${at}x`, `Wove cloth a${at}x`].map(pageOf);
        if (on.includes(-1) || new Set(on).size > 1) parted.push(`${lines} ${at}: ${on.join(' ')}`);
      }
    }
    expect(parted).toEqual([]);
  });
});
