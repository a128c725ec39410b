import { relative } from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import { ROOT } from '../source-files.ts';
import type { CompatLookup, Unsupported } from './compat-data.ts';

/** A place where a feature is used that a supported browser lacks. */
export interface Use extends Unsupported {
  /** From the root of the repository. */
  readonly path: string;
  readonly line: number;
  /** The selector, for CSS: compiled files have no useful lines. */
  readonly where?: string;
}

/** The unsupported ones of `features`, as uses at `node`. */
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

/** 'fieldSizing' as CSS has it. */
export const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
