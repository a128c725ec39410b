import type { CompatLookup } from './compat-data.ts';

/** Names of unsupported features. Types are looked up only where code uses one of these names. */
export interface UnsupportedNames {
  readonly globals: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
}

const GLOBAL = /^(?:api|api\.Window|javascript\.builtins)\.(\w+)$/;
const MEMBER = /^(?:api|javascript\.builtins|javascript\.builtins\.Intl|webassembly\.api)\.\w+\.(\w+)$/;
const PROPERTY = /^css\.properties\.([a-z-]+)$/;

export function unsupportedNames(compat: CompatLookup): UnsupportedNames {
  const globals = new Set<string>();
  const members = new Set<string>();
  const events = new Set<string>();
  for (const feature of compat.all.keys()) {
    const global = GLOBAL.exec(feature)?.[1];
    if (global !== undefined) globals.add(global);
    const property = PROPERTY.exec(feature)?.[1];
    if (property !== undefined) members.add(camelCase(property));
    const member = MEMBER.exec(feature)?.[1];
    // If a whole interface is unsupported, its objects come from a global or member that is unsupported too.
    if (member === undefined || isOfMissing(feature, compat)) continue;
    if (member.endsWith('_event')) {
      const event = member.replace(/_event$/, '');
      events.add(event);
      members.add(`on${event}`);
    } else members.add(member.replace(/_static$/, ''));
  }
  return { globals, members, events };
}

const isOfMissing = (feature: string, compat: CompatLookup): boolean =>
  compat.find(feature.slice(0, feature.lastIndexOf('.'))) !== null;

const camelCase = (property: string): string =>
  property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
