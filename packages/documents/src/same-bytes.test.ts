import { createHash } from 'node:crypto';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { describe, expect, it } from 'vitest';
import type { PreviewPage } from './engine.ts';
import { engineJob } from './job.ts';
import { createTestTypst } from './testing/compilers.ts';
import { PORTRAIT } from './testing/samples/photo.ts';
import { hostileResume, sampleResume } from './testing/samples/resumes.ts';
import { createTestWasmTypst } from './testing/wasm-compiler.ts';

/** Uploads are stored as JPEG. */
const PHOTOS = [undefined, PORTRAIT] as const;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const native = createTestTypst();
const wasm = createTestWasmTypst();

/** Server and browser number the glyph outlines differently. */
const shapes = ({ body, ...size }: PreviewPage) => ({ ...size, body: body.replace(/"#[^"]*"/g, '""') });

describe('[BRW-03] a PDF made on the device is the server’s, byte for byte', () => {
  it.each(TEMPLATE_IDS)(
    '%s',
    async (templateId) => {
      for (const photo of PHOTOS)
        for (const resume of [
          sampleResume('pt-BR', 'two-page', { templateId, pageSize: 'a4' }),
          sampleResume('en-US', 'short', { templateId, pageSize: 'letter' }),
          hostileResume('en-US', 'cjk', { templateId, pageSize: 'letter' }),
        ]) {
          const job = engineJob('pdf', resume, photo);
          expect(sha256(await (await wasm).pdf(job))).toBe(sha256(native.pdf(job)));
        }
    },
    60_000,
  );
});

describe('the browser’s compiler and the server’s give the same', () => {
  it.each(TEMPLATE_IDS)(
    '%s',
    async (templateId) => {
      for (const resume of [
        sampleResume('pt-BR', 'two-page', { templateId, pageSize: 'a4' }),
        hostileResume('en-US', 'cjk', { templateId, pageSize: 'letter' }),
      ]) {
        const document = engineJob('pdf', resume, undefined);
        const ours = native.pdf(document);
        const job = engineJob('preview', resume, undefined);
        // Recording positions for the preview must not change the layout.
        expect(Buffer.compare(ours, native.pdf(job))).toBe(0);
        const server = native.preview(job);
        const browser = await (await wasm).preview(job);
        expect(browser.pages.map(shapes)).toEqual(server.pages.map(shapes));
        expect(browser.places).toEqual(server.places);
      }
    },
    60_000,
  );
});
