import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../support/product.ts';

const NAME = /[\w.~-]+-[\w-]{8}\.[a-z\d]+/g;
const MARK = 'N';

const files = new Set(readdirSync(path.join(ROOT, 'apps/web/dist/assets')));
const renamed = (file: string) => file.replace(/(?=\.[a-z\d]+$)/, MARK);
const originals = new Map([...files].map((file) => [renamed(file), file]));

/**
 * Simulates the next build: every file is renamed and the old names are gone. A real second build would take minutes
 * and could not be undone.
 */
export const newBuild = {
  /** Text of a page or file with the new names. */
  rewrite: (text: string): string => text.replace(NAME, (name) => (files.has(name) ? renamed(name) : name)),
  /** The original path of a file; null for a file that the deploy removed. */
  originalOf: (pathname: string): string | null => {
    if (!pathname.startsWith('/assets/')) return pathname;
    const original = originals.get(pathname.slice('/assets/'.length));
    return original === undefined ? null : `/assets/${original}`;
  },
};
