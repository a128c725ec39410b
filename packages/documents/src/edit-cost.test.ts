import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { expect, it } from 'vitest';
import { engineJob } from './job.ts';
import { sampleResume } from './testing/resumes.ts';
import { createTestWasmTypst } from './testing/wasm-compiler.ts';

const EDITS = 12;
const MOST_MB = 1.2;

/**
 * The compiler remembers all that it has set, by text and by the rules that hold for the text, and gives nothing
 * back. Whatever of a person's words gets into a rule has every letter they type set a whole document anew: 2 MB.
 */
it.each(TEMPLATE_IDS)(
  '[TPL-09] %s sets only what a letter changes',
  async (templateId) => {
    const wasm = await createTestWasmTypst();
    const resume = sampleResume('en-US', 'two-page', { templateId });
    const { personalInfo } = resume;
    const type = (jobTitle: string) =>
      wasm.preview(
        engineJob('preview', { ...resume, personalInfo: { ...personalInfo, jobTitle } }, undefined),
      );
    await type('Designer');
    const before = wasm.memoryBytes();
    for (let index = 1; index <= EDITS; index += 1) await type(`Designer${'x'.repeat(index)}`);
    expect((wasm.memoryBytes() - before) / 2 ** 20 / EDITS).toBeLessThan(MOST_MB);
  },
  60_000,
);
