import { relative } from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import { ROOT } from '../source-files.ts';
import type { CompatLookup, Unsupported } from './compat-data.ts';

/** A use of a feature that a supported browser lacks. */
export interface Use extends Unsupported {
  /** Relative to the repository root. */
  readonly path: string;
  readonly line: number;
  /** The selector, for CSS: compiled files have no useful line numbers. */
  readonly where?: string;
}

/** The unsupported `features`, as uses at `node`. */
export function usesAt(
  source: SourceFile,
  node: Node,
  features: Iterable<string>,
  compat: CompatLookup,
): Use[] {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  const path = relative(ROOT, source.fileName);
  return [...features].flatMap((feature) => {
    const unsupported = compat.find(feature);
    return unsupported ? [{ ...unsupported, path, line: line + 1 }] : [];
  });
}

/** 'fieldSizing' in CSS spelling: 'field-sizing'. */
export const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
