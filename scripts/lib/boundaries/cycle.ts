/** The first cycle of a directed graph, ending with its first node; empty if there is none. */
export function findCycle(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const walk = (node: string, path: readonly string[]): string[] => {
    const start = path.indexOf(node);
    if (start >= 0) return [...path.slice(start), node];
    if (done.has(node)) return [];
    for (const next of edges.get(node) ?? []) {
      const cycle = walk(next, [...path, node]);
      if (cycle.length > 0) return cycle;
    }
    done.add(node);
    return [];
  };
  for (const node of edges.keys()) {
    const cycle = walk(node, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
