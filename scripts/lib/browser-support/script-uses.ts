import {
  isBindingElement,
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isInterfaceDeclaration,
  isNewExpression,
  isPropertyAccessExpression,
  isStringLiteral,
  isTypeAliasDeclaration,
  isTypeNode,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import type { Checker, Symbol, Type } from 'typescript/unstable/sync';
import { type BrowserProgram, isLibrary } from './browser-program.ts';
import type { CompatLookup } from './compat-data.ts';
import { isFeatureDetected } from './feature-detection.ts';
import { declared, eventFeature, featuresOf, Heritage } from './lib-features.ts';
import { type UnsupportedNames, unsupportedNames } from './unsupported-names.ts';
import { type Use, usesAt } from './use.ts';

interface Named {
  readonly source: SourceFile;
  readonly node: Node;
  readonly name: string;
}

/** Uses of JavaScript builtins and Web APIs, identified by type: another class may have a `toSorted` too. */
export function scriptUses({ project, sources, libraries }: BrowserProgram, compat: CompatLookup): Use[] {
  const { checker } = project;
  const heritage = new Heritage(libraries);
  const names = unsupportedNames(compat);
  const featuresAt = ({ node, name }: Named, symbol: Symbol): string[] =>
    declarationsOf(symbol).flatMap((declaration) => {
      const one = declared(declaration);
      if (!one) return [];
      if (one.name === 'addEventListener') return eventFeature(one.owner, name, heritage, compat) ?? [];
      const features = featuresOf(one, heritage, compat);
      if (isNewExpression(node.parent) && !features.some(compat.find))
        return features.map((feature) => `${feature}.${name}`);
      return features.length > 1 ? ofReceiver(features, node, checker) : features;
    });
  const found = sources.flatMap((source) => namesIn(source, names));
  const symbols = symbolsOf(found, checker);
  return found.flatMap((named, index) => {
    const symbol = symbols[index];
    if (!symbol || isFeatureDetected(named.name, named.node)) return [];
    return usesAt(named.source, named.node, new Set(featuresAt(named, symbol)), compat);
  });
}

const declarationsOf = (symbol: Symbol): Node[] =>
  symbol.declarations.filter(({ path }) => isLibrary(path)).flatMap((handle) => handle.resolve() ?? []);

function namesIn(source: SourceFile, names: UnsupportedNames): Named[] {
  const found: Named[] = [];
  const visit = (node: Node): void => {
    if (isTypeNode(node) || isInterfaceDeclaration(node) || isTypeAliasDeclaration(node)) return;
    if ((isIdentifier(node) || isStringLiteral(node)) && setFor(node, names)?.has(node.text))
      found.push({ source, node, name: node.text });
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** The names to check at this position. */
function setFor(node: Node, { globals, members, events }: UnsupportedNames): ReadonlySet<string> | null {
  const { parent } = node;
  if (isPropertyAccessExpression(parent) && parent.name === node) return members;
  if (isBindingElement(parent)) return members;
  if (isIdentifier(node)) return globals;
  if (isElementAccessExpression(parent)) return members;
  return listenerCallee(node) ? events : null;
}

/** The `addEventListener` callee, if the node is the event name in its call. */
function listenerCallee(node: Node): Node | null {
  const { parent } = node;
  if (!isStringLiteral(node) || !isCallExpression(parent) || parent.arguments[0] !== node) return null;
  const { expression } = parent;
  const callee = isPropertyAccessExpression(expression) ? expression.name : expression;
  return isIdentifier(callee) && callee.text === 'addEventListener' ? callee : null;
}

/**
 * One batched request for all names. For the shorthand `const { share } = navigator` TypeScript returns the variable,
 * so the property is looked up on the type.
 */
function symbolsOf(found: readonly Named[], checker: Checker): (Symbol | undefined)[] {
  const symbols = checker.getSymbolAtLocation(found.map(({ node }) => listenerCallee(node) ?? node));
  return found.map(({ node, name }, index) => {
    const { parent } = node;
    if (!isBindingElement(parent) || parent.propertyName || parent.name !== node) return symbols[index];
    const type = checker.getTypeAtLocation(parent.parent);
    return type && checker.getPropertyOfType(type, name);
  });
}

/** A mixin's member is listed under each interface that has it; the type before the dot selects one. */
function ofReceiver(features: readonly string[], { parent }: Node, checker: Checker): readonly string[] {
  const type = isPropertyAccessExpression(parent) && checker.getTypeAtLocation(parent.expression);
  if (!type) return features;
  const meant = partsOf(type).map((part) => `api.${part.getSymbol()?.name ?? ''}.`);
  const own = features.filter((feature) => meant.some((start) => feature.startsWith(start)));
  return own.length > 0 ? own : features;
}

const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type]);
