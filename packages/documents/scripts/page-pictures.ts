// Renders the product images for the public pages with our own engine: the hero page, the gallery and the image for
// shared links. Rerun after changing a template or the sample resume.
import { mkdirSync, writeFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@lauda/domain/locale';
import { sampleResume } from '@lauda/domain/resume/sample';
import { TEMPLATE_IDS, type TemplateId } from '@lauda/domain/resume/template';
import { chromium } from 'playwright-core';
import { pagePicture } from '../src/preview.ts';
import { createDocumentPool } from '../src/server/document-pool.ts';
import { picture } from './lib/sheet.ts';
import { shareCard } from './lib/share-card.ts';

const OUTPUT = new URL('../../../apps/web/src/features/landing/pictures/', import.meta.url);
const THUMBNAIL_WIDTH = 420;
const HERO_WIDTHS = [720, 1080];
const CARD_WIDTH = 1200;
const HERO_TEMPLATE: TemplateId = 'modern';

const pool = createDocumentPool({ size: 1, onNotice: console.warn });
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();

/** PNG in, WebP out: a quarter of the bytes, without a codec of our own. */
async function webp(png: Buffer): Promise<Buffer> {
  const data = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.72);
  }, png.toString('base64'));
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

async function drawing(locale: Locale, templateId: TemplateId): Promise<string> {
  return pagePicture(await pool.preview({ ...sampleResume(locale), templateId }), 0);
}

mkdirSync(OUTPUT, { recursive: true });
for (const locale of LOCALES) {
  const hero = await drawing(locale, HERO_TEMPLATE);
  // Not SVG: a page has thousands of shapes, which take a slow phone half a second to parse.
  for (const width of HERO_WIDTHS)
    writeFileSync(new URL(`hero-${width}-${locale}.webp`, OUTPUT), await webp(picture(hero, width)));
  writeFileSync(new URL(`share-${locale}.png`, OUTPUT), picture(shareCard(hero), CARD_WIDTH));
  for (const templateId of TEMPLATE_IDS) {
    const thumbnail = picture(await drawing(locale, templateId), THUMBNAIL_WIDTH);
    writeFileSync(new URL(`${templateId}-${locale}.webp`, OUTPUT), await webp(thumbnail));
  }
  console.log(locale);
}
await browser.close();
pool.close();
