import { emptyResume } from '@lauda/domain/resume/empty-resume';
import type { Resume } from '@lauda/domain/resume/resume';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { describe, expect, it } from 'vitest';
import { engineJob } from '../job.ts';
import { createTestTypst } from '../testing/compilers.ts';
import { hostileResumes } from '../testing/hostile-checks.ts';
import { sampleResume } from '../testing/samples/resumes.ts';

const typst = createTestTypst();
const shortfall = (resume: Resume) => typst.shortfall(engineJob('pdf', resume, undefined));

const PLANES = 3;
const CHARACTERS_TOGETHER = 2048;

function withSummary(resume: Resume, text: string): Resume {
  const summary = [{ type: 'paragraph' as const, spans: [{ text }] }];
  return { ...resume, personalInfo: { ...resume.personalInfo, summary } };
}

describe('[DOC-05] nothing that a person can write keeps a PDF from PDF/UA-1', () => {
  it.each(TEMPLATE_IDS)('hostile texts and none at all: %s', (templateId) => {
    expect(shortfall({ ...emptyResume('pt-BR'), templateId })).toBeNull();
    for (const [kind, resume] of Object.entries(hostileResumes(templateId)))
      expect(shortfall(resume), kind).toBeNull();
  });

  it('every character there is', () => {
    const resume = sampleResume('en-US', 'short');
    for (let first = 0; first < PLANES * 0x1_00_00; first += CHARACTERS_TOGETHER) {
      const text = Array.from({ length: CHARACTERS_TOGETHER }, (_, index) =>
        String.fromCodePoint(first + index),
      ).join(' ');
      expect(shortfall(withSummary(resume, text)), first.toString(16)).toBeNull();
    }
  }, 60_000);

  it('and the check refuses a character without a glyph', () => {
    const job = engineJob('pdf', withSummary(sampleResume('en-US', 'short'), 'glyphless'), undefined);
    const data = job.inputs.data.replace('glyphless', '\u{10FFFD}');
    expect(typst.shortfall({ ...job, inputs: { ...job.inputs, data } })).not.toBeNull();
  });
});
