import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentDocx } from './docx.ts';
import { boxesOf, overlaps } from './testing/boxes.ts';
import { besidePhrases, inOneColumn } from './testing/expected-text.ts';
import { convertInLibreOffice } from './testing/libre-office.ts';
import { PORTRAIT } from './testing/samples/photo.ts';
import { crowdedResume, hostileResume, sampleResume } from './testing/samples/resumes.ts';

const photo = { bytes: PORTRAIT, width: 160, height: 200 };

const RESUMES = {
  ...Object.fromEntries(
    TEMPLATE_IDS.map((templateId, index) => [
      templateId,
      sampleResume(index % 2 === 0 ? 'pt-BR' : 'en-US', index < 3 ? 'two-page' : 'four-page', { templateId }),
    ]),
  ),
  crowded: crowdedResume('en-US'),
  markup: hostileResume('pt-BR', 'markup'),
  unbroken: hostileResume('en-US', 'unbroken'),
  cjk: hostileResume('en-US', 'cjk'),
};

let documents: Record<string, Uint8Array>;
beforeAll(async () => {
  const made = Object.entries(RESUMES).map(
    async ([name, resume]) => [name, await documentDocx(resume, { photo })] as const,
  );
  documents = Object.fromEntries(await Promise.all(made));
});

describe('[DOC-06] Word, opened in LibreOffice', () => {
  it('has the source’s text in its order, and nothing else', async () => {
    const texts = await convertInLibreOffice(documents, 'txt');
    for (const [name, resume] of Object.entries(RESUMES)) {
      const rest = besidePhrases(texts[name]?.toString() ?? '', inOneColumn(resume));
      // List markers and separators between the parts of a line.
      expect(rest, name).toMatch(/^(?:[·–•]|\d\.)*$/);
    }
  }, 120_000);

  it('overprints nothing, also where a name takes two lines beside a photo', async () => {
    const { simple = new Uint8Array() } = documents;
    const { pdf = Buffer.alloc(0) } = await convertInLibreOffice({ pdf: simple }, 'pdf');
    const { words } = await boxesOf(pdf);
    expect(words.length).toBeGreaterThan(100);
    expect(overlaps(words)).toEqual([]);
  }, 120_000);
});
