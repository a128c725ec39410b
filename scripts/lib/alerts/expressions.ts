/** A metric selector in an expression. */
export interface Selector {
  readonly metric: string;
  /** Only `label="value"` matchers; the meaning of others depends on the data. */
  readonly labels: Readonly<Record<string, string>>;
}

const KEYWORDS = new Set(['and', 'or', 'unless', 'bool', 'offset', 'inf', 'nan']);
/** Clauses that contain label names, not metrics. */
const GROUPINGS = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g;
const NAME_AND_MATCHERS = /([a-zA-Z_:][\w:]*)\s*(\{(?:[^}"]|"[^"]*")*\})?(?=\s*(\(?))/g;

/** All metrics that a PromQL expression uses. */
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
