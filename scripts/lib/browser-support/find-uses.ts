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
  /** The tsconfig whose compiler options apply. */
  readonly tsconfig: string;
  /** Folder for temporary files. */
  readonly folder: string;
  readonly stylesheets: readonly { readonly path: string; readonly text: string }[];
}

/** All uses of features that a supported browser lacks, without feature-detected ones. */
export function findUses(code: BrowserCode): Use[] {
  const everywhere = compatLookup(DESKTOP_AND_MOBILE);
  // Phones lack only mouse-related CSS: cursors and resize handles.
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
