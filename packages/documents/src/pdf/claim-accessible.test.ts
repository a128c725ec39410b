import { describe, expect, it } from 'vitest';
import { engineJob } from '../job.ts';
import { createTestTypst } from '../testing/compilers.ts';
import { poppler } from '../testing/extract.ts';
import { PORTRAIT } from '../testing/samples/photo.ts';
import { sampleResume } from '../testing/samples/resumes.ts';
import { claimAccessible } from './claim-accessible.ts';
import { readPdf, writePdf } from './pdf-file.ts';

const typst = createTestTypst();
const claimed = typst.pdf(engineJob('pdf', sampleResume('pt-BR', 'two-page'), PORTRAIT));
const annotationsIn = (text: string) => [...text.matchAll(/\/Subtype \/Link\b/g)].length;

describe('a PDF that says it is accessible', () => {
  it('is written as it was read', () => {
    expect(Buffer.compare(writePdf(readPdf(claimed), [], new Set()), claimed)).toBe(0);
  });

  it('has one link for an address of several runs, with an area for each of them', async () => {
    const { text, objects } = readPdf(claimed);
    const addresses = (await poppler('pdfinfo', ['-url', '-'], claimed)).trim().split('\n').slice(1);
    expect(addresses.length).toBeGreaterThan(3);
    expect(annotationsIn(text)).toBe(addresses.length);
    expect(addresses.filter((line) => line.includes('mailto:'))).toHaveLength(1);
    expect(text).toMatch(/\/QuadPoints \[(?:[\d.]+ ?){16,}\]/);
    // Every link is referenced by exactly one tag, and every tag's link exists.
    const named = [...text.matchAll(/\/Type \/OBJR\s+\/Pg \d+ 0 R\s+\/Obj (\d+) 0 R/g)].map(([, id]) => id);
    expect(new Set(named).size).toBe(named.length);
    expect(named).toHaveLength(annotationsIn(text));
    for (const name of named) {
      const object = objects.find(({ id }) => id === Number(name));
      expect(object && text.slice(object.at, object.end)).toContain('/Subtype /Link');
    }
  });

  it('has metadata that say so once, as long as they say', () => {
    const metadata = /\/Length (\d+)\s+\/Type \/Metadata[^>]*>>\s+stream\n([\s\S]*?)\nendstream/.exec(
      readPdf(claimed).text,
    );
    expect(metadata?.[2]).toHaveLength(Number(metadata?.[1]));
    expect(metadata?.[2]?.match(/<pdfuaid:part>1<\/pdfuaid:part>/g)).toHaveLength(1);
    expect(metadata?.[2]).toContain('xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"');
  });

  it('is made of what the compiler writes, and of nothing else', () => {
    for (const file of ['', '%PDF-1.7', 'startxref\n5\n%%EOF'])
      expect(() => claimAccessible(new TextEncoder().encode(file))).toThrow('not a PDF of the compiler');
  });
});
