import type { Fault } from '../fault.ts';

export const REQUIREMENTS_FILE = 'docs/requirements.md';

export interface Area {
  readonly name: string;
  readonly title: string;
  readonly ids: readonly string[];
}

const HEADING = /^## ([A-Z0-9]+) · (.+)$/;
const CLAUSE = /^- \*\*([A-Z0-9]+-\d\d)\*\*/;

/** The document's clauses in order, and faults in its numbering. */
export function parseClauses(markdown: string): { areas: Area[]; faults: Fault[] } {
  const areas: { name: string; title: string; ids: string[] }[] = [];
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (const [index, text] of markdown.split('\n').entries()) {
    const fault = (message: string) => faults.push({ path: REQUIREMENTS_FILE, line: index + 1, message });
    const heading = HEADING.exec(text);
    if (heading?.[1] && heading[2]) areas.push({ name: heading[1], title: heading[2], ids: [] });
    const id = CLAUSE.exec(text)?.[1];
    if (id === undefined) continue;
    const area = areas.at(-1);
    if (seen.has(id)) fault(`${id} is there twice`);
    else if (!area || !id.startsWith(`${area.name}-`)) fault(`${id} stands under another area's heading`);
    else area.ids.push(id);
    seen.add(id);
  }
  return { areas, faults };
}
