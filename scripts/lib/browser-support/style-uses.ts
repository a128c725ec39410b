import { type Atrule, type CssNode, generate, parse, type Rule, walk, type WalkContext } from 'css-tree';
import type { CompatLookup } from './compat-data.ts';
import type { Use } from './use.ts';

/** At-rules that contain descriptors instead of properties. */
const WITH_DESCRIPTORS = new Set([
  'counter-style',
  'font-face',
  'font-palette-values',
  'property',
  'view-transition',
]);

type Place = Pick<WalkContext, 'atrule' | 'declaration'>;

/**
 * The first use of each property, keyword, function, unit, selector, at-rule and media feature in compiled CSS.
 * Features tested by `@supports` may be used inside it. Vendor-prefixed names target one browser and are skipped.
 */
export function styleUses(path: string, css: string, compat: CompatLookup): Use[] {
  const found = new Map<string, Use>();
  const guards: string[] = [];
  walk(parse(css, { parseCustomProperty: true }), {
    enter(this: WalkContext, node: CssNode) {
      // A feature inside a condition is tested, not used.
      if (node.type === 'SupportsDeclaration') return walk.skip;
      if (isSupports(node)) guards.push(node.prelude ? generate(node.prelude) : '');
      for (const feature of featuresAt(node, this)) {
        const unsupported = compat.find(feature);
        if (!unsupported || found.has(feature) || isPrefixedName(feature)) continue;
        // Report an unsupported property once, not again for its keywords.
        if (node.type === 'Identifier' && compat.find(feature.slice(0, feature.lastIndexOf('.')))) continue;
        if (isGuarded(feature, guards) || hasPrefixed(unsupported.prefixes, node, this.rule)) continue;
        const where = this.rule ? generate(this.rule.prelude) : `@${this.atrule?.name ?? ''}`;
        found.set(feature, { ...unsupported, path, line: 1, where });
      }
      return undefined;
    },
    leave(node: CssNode) {
      if (isSupports(node)) guards.pop();
    },
  });
  return [...found.values()];
}

const isPrefixedName = (feature: string) => feature.includes('.-');
const isSupports = (node: CssNode): node is Atrule => node.type === 'Atrule' && node.name === 'supports';

/** Function groups in MDN's data: 'css.types.color.color-mix' beside 'css.types.clamp'. */
const FUNCTION_GROUPS = [
  '',
  'basic-shape.',
  'color.',
  'easing-function.',
  'filter-function.',
  'gradient.',
  'image.',
  'transform-function.',
];

function featuresAt(node: CssNode, { atrule, declaration }: Place): string[] {
  switch (node.type) {
    case 'Atrule':
      return [`css.at-rules.${node.name}`];
    case 'Feature':
      return [`css.at-rules.media.${node.name}`];
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [`css.selectors.${node.name}`];
    case 'Declaration':
      return atrule && WITH_DESCRIPTORS.has(atrule.name)
        ? [`css.at-rules.${atrule.name}.${node.property}`]
        : [`css.properties.${node.property}`];
    case 'Identifier':
      return declaration ? [`css.properties.${declaration.property}.${node.name}`] : [];
    case 'Function':
      return FUNCTION_GROUPS.map((group) => `css.types.${group}${node.name}`);
    case 'Dimension':
      return [`css.types.length.${node.unit}`];
    default:
      return [];
  }
}

function isGuarded(feature: string, guards: readonly string[]): boolean {
  const name = feature.slice(feature.lastIndexOf('.') + 1);
  return guards.some((guard) => guard.includes(name) && !/\bnot\b/.test(guard));
}

/** Whether the rule also has the property with a prefix that the browser accepts. */
function hasPrefixed(prefixes: readonly string[], node: CssNode, rule: Rule | null): boolean {
  if (node.type !== 'Declaration' || !rule || prefixes.length === 0) return false;
  const properties = new Set(
    rule.block.children.map((one) => (one.type === 'Declaration' ? one.property : '')),
  );
  return prefixes.every((prefix) => properties.has(`${prefix}${node.property}`));
}
