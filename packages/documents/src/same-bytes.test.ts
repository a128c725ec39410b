import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { describe, expect, it } from 'vitest';
import type { PreviewPage } from './engine.ts';
import { engineJob } from './job.ts';
import { createTestTypst } from './testing/compilers.ts';
import { hostileResume, sampleResume } from './testing/resumes.ts';
import { createTestWasmTypst } from './testing/wasm-compiler.ts';

const native = createTestTypst();
const wasm = createTestWasmTypst();

/** Each side numbers the shapes of letters by itself. */
const shapes = ({ body, ...size }: PreviewPage) => ({ ...size, body: body.replace(/"#[^"]*"/g, '""') });

describe('the browser’s compiler and the server’s give the same', () => {
  it.each(TEMPLATE_IDS)(
    '%s',
    async (templateId) => {
      for (const resume of [
        sampleResume('pt-BR', 'two-page', { templateId, pageSize: 'a4' }),
        hostileResume('en-US', 'cjk', { templateId, pageSize: 'letter' }),
      ]) {
        const document = engineJob('pdf', resume, undefined);
        const ours = native.plainPdf(document);
        expect(Buffer.compare(ours, await (await wasm).pdf(document))).toBe(0);
        const job = engineJob('preview', resume, undefined);
        // That the preview says where things stand moves none of them.
        expect(Buffer.compare(ours, native.plainPdf(job))).toBe(0);
        const server = native.preview(job);
        const browser = await (await wasm).preview(job);
        expect(browser.pages.map(shapes)).toEqual(server.pages.map(shapes));
        expect(browser.places).toEqual(server.places);
      }
    },
    60_000,
  );
});
