import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { MAX_IMPORT_BYTES } from '@lauda/domain/imports';
import { toJsonResume } from '@lauda/domain/resume/json-resume/json-resume';
import { sampleResume } from '@lauda/domain/resume/sample';
import { forMetric } from './eval/for-metric.ts';
import { readImport } from './read-import.ts';
import {
  archive,
  docxBomb,
  goodDocx,
  linkedInArchive,
  lockedPdf,
  longPdf,
  plainPdf,
  RESUME_LINES,
} from './testing/files.ts';

const reason = async (bytes: Uint8Array) => {
  const result = await readImport(bytes);
  return result.ok ? result.source : result.reason;
};

// The PDF reader is large and loads with the first PDF.
vi.setConfig({ testTimeout: 30_000 });

describe('what a file is', () => {
  it('is decided by its content, whatever its name says', async () => {
    const docx = await readImport(await goodDocx(), { fileName: 'resume.pdf' });
    const pdf = await readImport(plainPdf(RESUME_LINES), { fileName: 'resume.docx' });
    expect([docx.ok && docx.source, pdf.ok && pdf.source]).toEqual(['docx', 'pdf']);
  });

  it.each<[string, string, () => Uint8Array]>([
    ['nothing', 'empty', () => new Uint8Array()],
    ['a picture', 'unsupported', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['a web page', 'unsupported', () => strToU8('<html><body>Imani Holloway</body></html>')],
    ['a program', 'unsupported', () => strToU8('\u007fELF')],
    ['other JSON', 'unsupported', () => strToU8('{"name": "left-pad", "version": "1.0.0"}')],
    ['cut JSON', 'broken', () => strToU8('{"basics": {"name": "Ima')],
    ['another archive', 'unsupported', () => archive({ 'readme.txt': 'hello' })],
    ['a cut archive', 'broken', () => archive({ 'word/document.xml': '<w:document/>' }).slice(0, 40)],
    ['a Word file without a body', 'broken', () => archive({ 'word/document.xml': '<w:document/>' })],
    [
      'a Word file of entities',
      'broken',
      () => archive({ 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
    ],
    ['a bomb', 'bomb', () => docxBomb(4)],
    ['a page without words', 'scanned', () => plainPdf([])],
    ['a PDF behind a password', 'encrypted', lockedPdf],
    ['sixteen pages', 'too-many-pages', () => longPdf(16)],
    ['too many bytes', 'too-large', () => new Uint8Array(MAX_IMPORT_BYTES + 1)],
    ['packed garbage', 'unsupported', () => deflateSync(new Uint8Array(1000))],
  ])('%s is refused as %s', async (_, expected, make) => {
    expect(await reason(make())).toBe(expected);
  });
});

describe('a PDF', () => {
  it('becomes a resume, each field with its place', async () => {
    const result = await readImport(plainPdf(RESUME_LINES));
    if (!result.ok) throw new Error(result.reason);
    expect(forMetric(result)).toMatchObject({
      basics: {
        name: 'Imani Holloway',
        email: 'imani.holloway@example.com',
        phone: '(208) 555-0173',
        location: 'Boise, ID',
        label: 'Data Engineer',
      },
      work: [
        {
          company: 'Copperfield Robotics',
          position: 'Data Engineer',
          location: 'Boise, ID',
          start: '2021-03',
          end: 'present',
          highlights: ['Rebuilt the nightly pipeline'],
        },
      ],
      education: [
        {
          institution: 'Kingsbridge University',
          degree: 'Bachelor of Arts in Economics',
          start: '2014',
          end: '2018',
        },
      ],
      skills: ['Python', 'Spark', 'dbt'],
    });
    const company = result.fields.find(({ path }) => path === 'experience/0/company');
    expect(company).toMatchObject({ value: 'Copperfield Robotics', page: 1 });
    expect(company?.box?.x).toBeCloseTo(50, 0);
    expect(company?.confidence).toBeGreaterThan(0.5);
    expect(result.unplaced).toEqual([]);
  });

  it('keeps what it cannot place, and makes up nothing', async () => {
    const odd = 'Zorblat frimble quux wibble';
    const result = await readImport(plainPdf([...RESUME_LINES.slice(0, 3), odd, ...RESUME_LINES.slice(3)]));
    if (!result.ok) throw new Error(result.reason);
    const words = (text: string) => text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
    const source = new Set(words([...RESUME_LINES, odd].join(' ')));
    expect(
      words(result.fields.map(({ value }) => value).join(' ')).filter((word) => !source.has(word)),
    ).toEqual([]);
    const everywhere = [
      ...result.fields.map(({ value }) => value),
      ...result.unplaced.map(({ text }) => text),
    ].join(' ');
    expect(words(everywhere)).toEqual(expect.arrayContaining(words(odd)));
  });
});

describe('data', () => {
  it('reads our own export back as it was', async () => {
    const resume = sampleResume('pt-BR');
    const result = await readImport(strToU8(JSON.stringify(toJsonResume(resume))));
    expect(result).toMatchObject({ ok: true, source: 'json-resume', resume: { ...resume } });
  });

  it('reads an archive of LinkedIn, and only its own files', async () => {
    const result = await readImport(linkedInArchive());
    if (!result.ok) throw new Error(result.reason);
    expect(forMetric(result)).toMatchObject({
      basics: {
        name: 'Jurema Falcão',
        email: 'jurema@example.com',
        location: 'Belém, PA',
        urls: ['https://jurema.example.com'],
      },
      work: [{ company: 'Energia Minuano', position: 'Analista de Dados', start: '2021-03', end: 'present' }],
      education: [{ institution: 'Faculdade São Miguel', start: '2012', end: '2016' }],
      skills: ['SQL', 'Python'],
    });
    expect(result.resume.languages[0]?.level).toBe('full');
    expect(result.unplaced.map(({ text }) => text)).toEqual(['Industry: Tecnologia', 'old@example.com']);
    expect(JSON.stringify(result)).not.toContain('secret');
  });
});
