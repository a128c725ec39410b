import { emptyLetter, NO_SECTIONS } from '@lauda/domain/cover-letter/letter';
import { letterDocument } from '@lauda/domain/cover-letter/letter-document';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { afterAll, expect, it } from 'vitest';
import { engineJob } from './job.ts';
import { createDocumentPool } from './server/document-pool.ts';
import { boxesOf, overlaps } from './testing/boxes.ts';
import { createTestTypst } from './testing/compilers.ts';
import { squash } from './testing/expected-text.ts';
import { EXTRACTORS } from './testing/extract.ts';
import { sampleResume } from './testing/samples/resumes.ts';

const typst = createTestTypst();
const pool = createDocumentPool({ size: 2 });
afterAll(() => pool.close());

const SECTIONS = {
  header: '15 de novembro de 2026\n\nGlobex Logística\nA/C Rosa Prado\n\nAssunto: candidatura',
  greeting: 'Olá, Rosa,',
  introduction: 'Escrevo sobre a vaga.',
  body: 'O primeiro parágrafo diz o principal.\n\nO segundo diz o resto.',
  closing: 'Fico à disposição.',
  signature: 'Atenciosamente,\nMaya Souza',
};

it.each(TEMPLATE_IDS)(
  '[COV-03] a letter in the look of %s is read in its order, under the name of its resume',
  async (templateId) => {
    const resume = sampleResume('pt-BR', 'two-page', { templateId });
    const letter = { ...emptyLetter('pt-BR'), sections: { ...NO_SECTIONS, ...SECTIONS } };
    const document = letterDocument(letter, resume);
    const bytes = await pool.pdf(document);
    expect(typst.shortfall(engineJob('pdf', document, undefined))).toBeNull();
    const read = squash(await EXTRACTORS['pdftotext -raw'](bytes));
    const name = squash(`${resume.personalInfo.firstName} ${resume.personalInfo.lastName}`);
    expect(read).toContain(name);
    let from = 0;
    for (const line of Object.values(SECTIONS).flatMap((text) => text.split(/\n+/))) {
      const at = read.indexOf(squash(line), from);
      expect(at, line).toBeGreaterThanOrEqual(from);
      from = at;
    }
    const { words } = await boxesOf(bytes);
    expect(overlaps(words)).toEqual([]);
    expect(words.every(({ page }) => page === 0)).toBe(true);
  },
  30_000,
);
