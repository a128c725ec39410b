// Renders the icons of the installed app from the mark in favicon.svg. Rerun after changing the mark.
import { readFileSync, writeFileSync } from 'node:fs';
import { picture } from './lib/sheet.ts';

const PUBLIC = new URL('../../../apps/web/public/', import.meta.url);

const mark = readFileSync(new URL('favicon.svg', PUBLIC), 'utf8');
const green = /<rect[^>]*fill="(#[0-9A-F]{6})"/i.exec(mark)?.[1];
if (green === undefined) throw new Error('favicon.svg has no background any more');
const sheet = mark.slice(mark.indexOf('/>') + 2, mark.lastIndexOf('</svg>'));

const framed = (inner: string, radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${green}"/>${inner}</svg>`;

/** Systems crop maskable icons to their own shape. Content must stay in a centered circle of 80% of the width. */
const MASKABLE_SCALE = 0.84;
// The mark's sheet is 14 by 20 units, centered at (17, 16).
const centered = (scale: number) =>
  `<g transform="translate(16 16) scale(${scale}) translate(-17 -16)">${sheet}</g>`;

/** 24 by 24 line drawings in the lucide style, the same icons as in the navigation. */
const lines = (paths: string) =>
  `<g transform="translate(6 6) scale(${20 / 24})" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;
const FILE_PLUS =
  '<path d="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z"/><path d="M14 2v5a1 1 0 0 0 1 1h5"/><path d="M9 15h6"/><path d="M12 18v-6"/>';
const BRIEFCASE =
  '<path d="M12 12h.01"/><path d="M16 6V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v2"/><path d="M22 13a18.15 18.15 0 0 1-20 0"/><rect width="20" height="14" x="2" y="6" rx="2"/>';

const ICONS: readonly (readonly [name: string, svg: string, width: number])[] = [
  ['icon-192', mark, 192],
  ['icon-512', mark, 512],
  ['icon-maskable-512', framed(centered(MASKABLE_SCALE), 0), 512],
  // Apple's systems round the corners themselves and render transparent pixels black.
  ['apple-touch-icon', framed(centered(1), 0), 180],
  ['shortcut-new-resume', framed(lines(FILE_PLUS), 7), 96],
  ['shortcut-applications', framed(lines(BRIEFCASE), 7), 96],
];

for (const [name, svg, width] of ICONS) writeFileSync(new URL(`${name}.png`, PUBLIC), picture(svg, width));
