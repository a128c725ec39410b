/** A metric as an expression asks for it. */
export interface Selector {
  readonly metric: string;
  /** Only `label="value"`: what other matchers mean depends on what is there. */
  readonly labels: Readonly<Record<string, string>>;
}

const KEYWORDS = new Set(['and', 'or', 'unless', 'bool', 'offset', 'inf', 'nan']);
/** Names of labels, not of metrics. */
const GROUPINGS = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g;
const NAME_AND_MATCHERS = /([a-zA-Z_:][\w:]*)\s*(\{(?:[^}"]|"[^"]*")*\})?(?=\s*(\(?))/g;

/** Every metric that a PromQL expression names. */
export function selectorsOf(expression: string): Selector[] {
  const plain = expression.replaceAll(GROUPINGS, ' ').replaceAll(/\[[^\]]*\]/g, ' ');
  return [...plain.matchAll(NAME_AND_MATCHERS)].flatMap(([, name = '', matchers, bracket]) => {
    const isFunction = matchers === undefined && bracket === '(';
    if (isFunction || KEYWORDS.has(name.toLowerCase()) || /^e\d*$/.test(name)) return [];
    const equal = [...(matchers ?? '').matchAll(/(\w+)\s*=\s*"([^"]*)"/g)];
    return [
      { metric: name, labels: Object.fromEntries(equal.map(([, label = '', value = '']) => [label, value])) },
    ];
  });
}
