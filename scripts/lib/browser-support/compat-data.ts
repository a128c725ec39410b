import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from '@mdn/browser-compat-data';

/** A browser in MDN's data, with the oldest supported version. */
export interface OldestVersion {
  readonly browser: BrowserName;
  readonly version: string;
}

/** A feature that at least one supported browser lacks. */
export interface Unsupported {
  /** Path in MDN's data: 'api.Navigator.locks', 'css.properties.field-sizing'. */
  readonly feature: string;
  /** 'firefox 128, safari 17.5'. */
  readonly lackedBy: string;
  /** Vendor prefixes that replace it, if every browser of `lackedBy` accepts one. */
  readonly prefixes: readonly string[];
}

// Imported as a module, 20 MB of JSON would be compiled; this only parses it.
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

const isUpTo = (added: string, version: string): boolean => {
  const [major = 0, minor = 0] = added.replace('≤', '').split('.').map(Number);
  const [ourMajor = 0, ourMinor = 0] = version.split('.').map(Number);
  return major === ourMajor ? minor <= ourMinor : major < ourMajor;
};

const isIn = (version: string, { version_added, version_removed, flags }: SimpleSupportStatement): boolean =>
  typeof version_added === 'string' &&
  version_added !== 'preview' &&
  isUpTo(version_added, version) &&
  (typeof version_removed !== 'string' || !isUpTo(version_removed, version)) &&
  flags === undefined;

const statementsOf = (statement: SupportStatement | undefined): readonly SimpleSupportStatement[] =>
  statement === undefined ? [] : Array.isArray(statement) ? statement : [statement];

export interface CompatLookup {
  /** Whether MDN's data contains this path. */
  readonly has: (feature: string) => boolean;
  readonly find: (feature: string) => Unsupported | null;
  /** Every unsupported feature, by path. */
  readonly all: ReadonlyMap<string, Unsupported>;
}

const AREAS = ['api', 'css', 'html', 'javascript', 'webassembly'] as const;

/** MDN's browser compatibility data, reduced to what the given browsers lack. Partial support counts as support. */
export function compatLookup(oldest: readonly OldestVersion[]): CompatLookup {
  const known = new Set<string>();
  const all = new Map<string, Unsupported>();
  const collect = (node: Identifier, feature: string): void => {
    const support = node.__compat?.support;
    if (support) {
      known.add(feature);
      const lacking = oldest.flatMap(({ browser, version }) => {
        const fitting = statementsOf(support[browser]).filter((statement) => isIn(version, statement));
        const isThere = fitting.some(({ prefix, alternative_name }) => !prefix && !alternative_name);
        return isThere
          ? []
          : [{ name: `${browser} ${version}`, prefix: fitting.find((one) => one.prefix)?.prefix }];
      });
      if (lacking.length > 0) {
        const prefixes = lacking.map(({ prefix }) => prefix);
        all.set(feature, {
          feature,
          lackedBy: lacking.map(({ name }) => name).join(', '),
          prefixes: prefixes.every((prefix) => prefix !== undefined) ? [...new Set(prefixes)] : [],
        });
      }
    }
    for (const [name, child] of Object.entries(node))
      if (name !== '__compat') collect(child as Identifier, `${feature}.${name}`);
  };
  for (const area of AREAS) collect(data[area], area);
  return { has: (feature) => known.has(feature), find: (feature) => all.get(feature) ?? null, all };
}
