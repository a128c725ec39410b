import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { expect, it } from 'vitest';
import { engineJob } from './job.ts';
import { sampleResume } from './testing/samples/resumes.ts';
import { createTestWasmTypst } from './testing/wasm-compiler.ts';

const EDITS = 12;
const MOST_MB = 1.2;

/**
 * The compiler caches everything it typesets, keyed by text and by the style rules that apply to it, and never evicts.
 * If user text ends up in a style rule, every keystroke typesets the whole document again: 2 MB.
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
