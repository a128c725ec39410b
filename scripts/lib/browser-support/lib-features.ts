import {
  isFunctionDeclaration,
  isIdentifier,
  isInterfaceDeclaration,
  isModuleBlock,
  isModuleDeclaration,
  isTypeLiteralNode,
  isVariableDeclaration,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import type { CompatLookup } from './compat-data.ts';
import { kebabCase } from './use.ts';

/** A declaration in TypeScript's own library files: `Array.toSorted`, `Promise.withResolvers`, `fetch`. */
interface Declared {
  /** The interface, or the variable that represents a class; empty for a global. */
  readonly owner: string;
  readonly name: string;
  readonly isStatic: boolean;
}

/** Interfaces that TypeScript's library files declare under several names. */
const SAME_TYPE: Readonly<Record<string, string>> = {
  ArrayIterator: 'Iterator',
  CallableFunction: 'Function',
  IteratorObject: 'Iterator',
  MapIterator: 'Iterator',
  NewableFunction: 'Function',
  PromiseLike: 'Promise',
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  RegExpStringIterator: 'Iterator',
  SetIterator: 'Iterator',
  StringIterator: 'Iterator',
};

const nameOf = (node: Node): string => {
  const { name } = node as Node & { name?: Node };
  return name && isIdentifier(name) ? name.text : '';
};

function namespaceOf(node: Node): string {
  for (let at = node.parent; at; at = at.parent)
    if (isModuleBlock(at) && isModuleDeclaration(at.parent) && nameOf(at.parent) !== 'global')
      return `${nameOf(at.parent)}.`;
  return '';
}

export function declared(declaration: Node): Declared | null {
  const name = nameOf(declaration);
  if (name === '') return null;
  const { parent } = declaration;
  if (isInterfaceDeclaration(parent)) {
    const type = nameOf(parent);
    const isStatic = type.endsWith('Constructor');
    const owner = type.replace(/Constructor$/, '');
    return { owner: namespaceOf(parent) + (SAME_TYPE[owner] ?? owner), name, isStatic };
  }
  if (isTypeLiteralNode(parent) && isVariableDeclaration(parent.parent))
    return { owner: namespaceOf(parent) + nameOf(parent.parent), name, isStatic: true };
  if (
    isVariableDeclaration(declaration) ||
    isInterfaceDeclaration(declaration) ||
    isFunctionDeclaration(declaration)
  )
    return { owner: namespaceOf(declaration).slice(0, -1), name, isStatic: true };
  return null;
}

/** Which library interface extends which. MDN's data lists a mixin's members under the interfaces that use it. */
export class Heritage {
  readonly #parents = new Map<string, string[]>();
  readonly #children = new Map<string, string[]>();

  constructor(files: readonly SourceFile[]) {
    for (const statement of files.flatMap((file) => [...file.statements])) {
      if (!isInterfaceDeclaration(statement)) continue;
      for (const { types } of statement.heritageClauses ?? [])
        for (const { expression } of types) this.#add(statement.name.text, expression);
    }
  }

  #add(child: string, expression: Node): void {
    if (!isIdentifier(expression)) return;
    this.#parents.set(child, [...(this.#parents.get(child) ?? []), expression.text]);
    this.#children.set(expression.text, [...(this.#children.get(expression.text) ?? []), child]);
  }

  childrenOf(name: string): string[] {
    const children = this.#children.get(name) ?? [];
    return [...children, ...children.flatMap((child) => this.childrenOf(child))];
  }

  parentsOf(name: string): string[] {
    const parents = this.#parents.get(name) ?? [];
    return [...parents, ...parents.flatMap((parent) => this.parentsOf(parent))];
  }
}

function pathsOf({ owner, name, isStatic }: Declared): string[] {
  if (owner === '') return [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`];
  const member = `${owner}.${name}`;
  const paths = [
    `javascript.builtins.${member}`,
    ...(isStatic ? [`api.${member}_static`] : []),
    `api.${member}`,
    `api.${member}_static`,
  ];
  if (owner.startsWith('CSSStyle')) paths.push(`css.properties.${kebabCase(name)}`);
  if (name.startsWith('on')) paths.push(`api.${owner}.${name.slice(2)}_event`);
  if (owner.startsWith('WebAssembly')) paths.push(`webassembly.api.${member.slice('WebAssembly.'.length)}`);
  return paths;
}

/** A declaration's paths in MDN's data: its own, else those of interfaces that inherit or provide it. */
export function featuresOf(one: Declared, heritage: Heritage, compat: CompatLookup): string[] {
  const own = pathsOf(one).find(compat.has);
  if (own) return [own];
  const at = (owners: readonly string[]) =>
    owners.flatMap((owner) => pathsOf({ ...one, owner }).find(compat.has) ?? []);
  const inherited = at(heritage.childrenOf(one.owner));
  return inherited.length > 0 ? inherited : at(heritage.parentsOf(one.owner)).slice(0, 1);
}

/** Events bubble: listeners on the document and window also receive events that MDN lists only for elements. */
const BUBBLING_FROM = ['Element', 'HTMLElement', 'Document', 'Window'];

/** The MDN path of the event in `owner.addEventListener(name)`. */
export function eventFeature(
  owner: string,
  name: string,
  heritage: Heritage,
  compat: CompatLookup,
): string | null {
  const owners = [owner || 'Window', ...heritage.parentsOf(owner || 'Window')];
  const bubbling = owners.some((one) => one === 'Element' || one === 'GlobalEventHandlers')
    ? BUBBLING_FROM
    : [];
  return [...owners, ...bubbling].map((one) => `api.${one}.${name}_event`).find(compat.has) ?? null;
}
