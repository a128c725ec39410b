import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findScreen } from '@lauda/contract/screens';
import { LOCALES } from '@lauda/domain/locale';
import { describe, expect, it } from 'vitest';
import { installManifest } from './install-manifest.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../public');
const sideOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the manifest', () => {
  it.each(LOCALES)('names screens that exist and icons of the size that it says: %s', (locale) => {
    const { icons, shortcuts, start_url, lang, description } = installManifest(locale);
    expect(lang).toBe(locale);
    expect(description).not.toContain('install.');
    for (const url of [start_url, ...shortcuts.map((shortcut) => shortcut.url)])
      expect(findScreen(url), url).not.toBeNull();
    for (const { src, sizes } of [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)]) {
      const file = path.join(PUBLIC, src);
      expect(existsSync(file), `${src}: run npm run app:icons`).toBe(true);
      expect(sideOf(readFileSync(file)).join('x')).toBe(sizes);
    }
  });

  it('is one app in every language', () => {
    const [one, ...others] = LOCALES.map((locale) => {
      const { id, scope, start_url, share_target } = installManifest(locale);
      return { id, scope, start_url, share_target };
    });
    for (const other of others) expect(other).toEqual(one);
  });

  it('has the color of the page', () => {
    const page = readFileSync(path.resolve(PUBLIC, '../index.html'), 'utf8');
    const color = installManifest('en-US').theme_color;
    expect(page.toLowerCase()).toContain(`<meta name="theme-color" content="${color}"`);
  });
});
