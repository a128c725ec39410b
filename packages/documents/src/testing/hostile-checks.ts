import type { Resume } from '@lauda/domain/resume/resume';
import type { TemplateId } from '@lauda/domain/resume/template';
import { printableText } from '../fonts/clean-text.ts';
import { boxesOf, overlaps } from './boxes.ts';
import { missingInOrder, squash } from './expected-text.ts';
import { EXTRACTORS } from './extract.ts';
import { hostileResume, mixedResume } from './samples/resumes.ts';

/** Extractors return every character of these, but not always in order; no engine does better. */
const LOOSE = new Set(['arabic', 'hebrew', 'combining', 'emoji']);

export const hostileResumes = (templateId: TemplateId) => ({
  unbroken: hostileResume('en-US', 'unbroken', { templateId, pageSize: 'a4' }),
  markup: hostileResume('pt-BR', 'markup', { templateId, pageSize: 'letter' }),
  mixed: mixedResume('en-US', { templateId, pageSize: 'a4' }),
});

/** Without the texts whose order no extractor preserves. */
const strict = (resume: Resume): Resume => ({
  ...resume,
  experience: resume.experience.filter(({ id }) => !LOOSE.has(id)),
});

/** Parts of a resume that are missing, outside the page, or overlapping. */
export async function hostileFaults(pdf: Uint8Array, resume: Resume): Promise<string[]> {
  const text = await EXTRACTORS.pdfium(pdf);
  // One extractor drops the letters of a flag, another reorders combining marks, so both are combined.
  const letters = squash(text + (await EXTRACTORS['pdf.js'](pdf)));
  const lost = resume.experience.flatMap(({ position }) =>
    [...new Set(squash(printableText(position, 'Inter')))].filter((letter) => !letters.includes(letter)),
  );
  const { words, width, height } = await boxesOf(pdf);
  const outside = words.filter(
    ({ left, right, top, bottom }) => left < 0 || top < 0 || right > width || bottom > height,
  );
  return [
    ...missingInOrder(text, strict(resume)).map((phrase) => `missing ${phrase}`),
    ...lost.map((letter) => `lost ${letter}`),
    ...outside.map((word) => `outside ${word.text}`),
    ...overlaps(words).map((pair) => `overprinted ${pair}`),
  ];
}
