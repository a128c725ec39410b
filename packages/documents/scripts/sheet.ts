// Writes every template's thumbnail, and contact sheets of all its options to .reports/templates/ for visual review.
import { mkdirSync, writeFileSync } from 'node:fs';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { FONT_PAIRS } from '@lauda/domain/resume/theme';
import type { Preview } from '../src/engine.ts';
import { pagePicture } from '../src/preview.ts';
import { createDocumentPool } from '../src/server/document-pool.ts';
import { TEMPLATES } from '../src/templates.ts';
import { PORTRAIT } from '../src/testing/samples/photo.ts';
import { sampleResume } from '../src/testing/samples/resumes.ts';
import { picture, sheetPicture } from './lib/sheet.ts';

const OUTPUT = new URL('../../../.reports/templates/', import.meta.url);
const THUMBNAIL_WIDTH = 480;

const firstPage = ({ defs, pages, places }: Preview): Preview => ({ defs, pages: pages.slice(0, 1), places });

mkdirSync(OUTPUT, { recursive: true });
const pool = createDocumentPool({ size: 2, onNotice: console.warn });

/** The templates named on the command line, or all of them. */
const chosen = TEMPLATE_IDS.filter((id) => process.argv.length < 3 || process.argv.includes(id));

for (const templateId of chosen) {
  const make = (language: 'en-US' | 'pt-BR', length: 'short' | 'two-page' | 'four-page', over: object = {}) =>
    pool.preview(sampleResume(language, length, { templateId, ...over }));
  const theme = (over: object) => make('en-US', 'short', { theme: { density: 'normal', ...over } });
  const lengths = [
    await make('en-US', 'two-page', { pageSize: 'letter' }),
    await pool.preview(sampleResume('pt-BR', 'short', { templateId }), { photo: PORTRAIT }),
  ];
  const long = [await make('pt-BR', 'four-page')];
  const colors = await Promise.all(TEMPLATES[templateId].colors.slice(1).map((color) => theme({ color })));
  const fonts = await Promise.all(FONT_PAIRS.slice(1).map((fontPair) => theme({ fontPair })));
  const sizes = await Promise.all([
    theme({ density: 'compact', baseSize: 9 }),
    theme({ density: 'airy', baseSize: 11.5 }),
  ]);
  const firstPages = [...colors, ...fonts, ...sizes].map(firstPage);
  writeFileSync(new URL(`${templateId}.png`, OUTPUT), sheetPicture([lengths, long], 0.9));
  writeFileSync(
    new URL(`${templateId}-themes.png`, OUTPUT),
    sheetPicture([firstPages.slice(0, 6), firstPages.slice(6)], 0.5),
  );
  const thumbnail = await make('en-US', 'two-page', { pageSize: 'letter' });
  writeFileSync(
    new URL(`../src/templates/${templateId}/thumbnail.png`, import.meta.url),
    picture(pagePicture(thumbnail, 0), THUMBNAIL_WIDTH),
  );
  console.log(templateId);
}
pool.close();
