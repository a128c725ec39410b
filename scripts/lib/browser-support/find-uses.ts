import { type BrowserProgram, withBrowserProgram } from './browser-program.ts';
import { type CompatLookup, compatLookup } from './compat-data.ts';
import { markupUses } from './markup-uses.ts';
import { DESKTOP, DESKTOP_AND_MOBILE } from './oldest-versions.ts';
import { scriptUses } from './script-uses.ts';
import { styleUses } from './style-uses.ts';
import type { Use } from './use.ts';

export interface BrowserCode {
  /** Absolute paths of TypeScript files. */
  readonly files: readonly string[];
  /** Whose compiler options they are compiled with. */
  readonly tsconfig: string;
  /** Takes files that are made on the way. */
  readonly folder: string;
  readonly stylesheets: readonly { readonly path: string; readonly text: string }[];
}

/** Everything in the code that a supported browser lacks, features that are detected left out. */
export function findUses(code: BrowserCode): Use[] {
  const everywhere = compatLookup(DESKTOP_AND_MOBILE);
  // In CSS, phones lack only what belongs to a mouse: cursors, handles that resize.
  const desktop = compatLookup(DESKTOP);
  return [
    ...withBrowserProgram(code, (program) => usesIn(program, everywhere)),
    ...code.stylesheets.flatMap(({ path, text }) => styleUses(path, text, desktop)),
  ];
}

const usesIn = (program: BrowserProgram, compat: CompatLookup): Use[] => [
  ...scriptUses(program, compat),
  ...program.sources.flatMap((source) => markupUses(source, compat)),
];
