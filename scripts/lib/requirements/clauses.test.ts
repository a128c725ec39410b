import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../source-files.ts';
import { parseClauses, REQUIREMENTS_FILE } from './clauses.ts';

const DOCUMENT = `# Requirements

See APP-01 for an example.

## APP · shell

- **APP-01** One thing, unlike **APP-02**.
  - **APP-09** is no clause: it is indented.
- **APP-02** Another.

## AI · assistant

- **AI-01** A third.
`;

/** Areas with reserved ids; a clause is added to the document when it is implemented. */
const PLANNED_AREAS = new Set(['ENT', 'SHR', 'TXT', 'OPS']);

describe('clauses of the requirements document', () => {
  it('reads them by area, in order', () => {
    expect(parseClauses(DOCUMENT)).toEqual({
      areas: [
        { name: 'APP', title: 'shell', ids: ['APP-01', 'APP-02'] },
        { name: 'AI', title: 'assistant', ids: ['AI-01'] },
      ],
      faults: [],
    });
  });

  it('reports a clause that is there twice or under the wrong heading', () => {
    const { faults } = parseClauses(`${DOCUMENT}- **AI-01** Again.\n- **APP-03** Lost.\n`);
    expect(faults.map(({ line, message }) => [line, message])).toEqual([
      [14, 'AI-01 is there twice'],
      [15, "APP-03 stands under another area's heading"],
    ]);
  });

  it('finds every clause of the real document in ascending order, those of the first part without a gap', () => {
    const { areas, faults } = parseClauses(readFileSync(`${ROOT}/${REQUIREMENTS_FILE}`, 'utf8'));
    expect(faults).toEqual([]);
    expect(areas.length).toBeGreaterThan(0);
    for (const { ids } of areas) expect(ids).toEqual(ids.toSorted());
    for (const { name, ids } of areas.filter((area) => !PLANNED_AREAS.has(area.name)))
      expect(ids).toEqual(ids.map((_, index) => `${name}-${String(index + 1).padStart(2, '0')}`));
  });
});
