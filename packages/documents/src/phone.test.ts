import { strFromU8, unzipSync } from 'fflate';
import { sampleResume } from '@lauda/domain/resume/sample';
import type { Resume } from '@lauda/domain/resume/resume';
import { afterAll, expect, it } from 'vitest';
import { documentDocx } from './docx.ts';
import { createDocumentPool } from './server/document-pool.ts';
import { EXTRACTORS, poppler } from './testing/extract.ts';
import { documentText } from './content/text.ts';

const pool = createDocumentPool({ size: 1 });
afterAll(() => pool.close());

const withPhone = (phone: string): Resume => {
  const sample = sampleResume('pt-BR');
  return { ...sample, personalInfo: { ...sample.personalInfo, phone } };
};

it('prints a phone number in the form of its country, and links it', async () => {
  const resume = withPhone('11987654321');
  const bytes = await pool.pdf(resume);
  const word = unzipSync(await documentDocx(resume));
  const part = (name: string) => strFromU8(word[name] ?? new Uint8Array());
  expect(await poppler('pdfinfo', ['-url', '-'], bytes)).toContain('tel:+5511987654321');
  expect(part('word/_rels/document.xml.rels')).toContain('Target="tel:+5511987654321"');
  for (const text of [await EXTRACTORS['pdf.js'](bytes), part('word/document.xml'), documentText(resume)])
    expect(text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2011', '-')).toContain('(11) 98765-4321');
});

it('leaves alone what it does not understand', async () => {
  const resume = withPhone('ramal 12, à tarde');
  expect(documentText(resume)).toContain('ramal 12, à tarde');
  expect(await poppler('pdfinfo', ['-url', '-'], await pool.pdf(resume))).not.toContain('tel:');
});
