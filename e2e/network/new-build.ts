import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../support/product.ts';

const NAME = /[\w.~-]+-[\w-]{8}\.[a-z\d]+/g;
const MARK = 'N';

const files = new Set(readdirSync(path.join(ROOT, 'apps/web/dist/assets')));
const renamed = (file: string) => file.replace(/(?=\.[a-z\d]+$)/, MARK);
const originals = new Map([...files].map((file) => [renamed(file), file]));

/**
 * The next build of the same product: every file has another name, and the old names are gone. Made by renaming, because
 * a second build would take minutes and could not be taken back.
 */
export const newBuild = {
  /** The text of a page or file, with the new names. */
  rewrite: (text: string): string => text.replace(NAME, (name) => (files.has(name) ? renamed(name) : name)),
  /** What the server knows the file as; null for a file that the deploy took away. */
  originalOf: (pathname: string): string | null => {
    if (!pathname.startsWith('/assets/')) return pathname;
    const original = originals.get(pathname.slice('/assets/'.length));
    return original === undefined ? null : `/assets/${original}`;
  },
};
