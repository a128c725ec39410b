import { describe, expect, it } from 'vitest';
import { proofOf } from './proof.ts';
import { reportLines } from './report.ts';

const ran = (id: string, hasPassed = true, path = 'a.test.ts') => ({
  path,
  title: `[${id}] works`,
  ids: [id],
  hasPassed,
});
const written = (id: string, path: string) => ({ path, line: 1, title: `[${id}] works` });

describe('proof of a clause', () => {
  it('needs a test', () => {
    expect(proofOf('APP-01', [ran('APP-02')], []).gap).toBe('no test');
    expect(proofOf('APP-01', [ran('APP-01')], []).gap).toBeNull();
  });

  it('is taken away by one test that did not pass', () => {
    const tests = [ran('APP-01'), ran('APP-01', false), ran('APP-01')];
    expect(proofOf('APP-01', tests, []).gap).toBe('1 of 3 tests did not pass');
  });

  it('is taken away by a file that names the clause but left no result', () => {
    const titles = [written('APP-01', 'a.test.ts'), written('APP-01', 'broken.test.ts')];
    expect(proofOf('APP-01', [ran('APP-01')], titles).gap).toBe('no result from broken.test.ts');
  });
});

describe('requirements report', () => {
  const AREAS = [
    { name: 'APP', title: 'shell', ids: ['APP-01', 'APP-02'] },
    { name: 'AI', title: 'assistant', ids: ['AI-01'] },
  ];

  it('lists each area, the proven first, and counts in its last line', () => {
    expect(reportLines(AREAS, [ran('APP-02'), ran('APP-02'), ran('AI-01', false)], [])).toEqual([
      'APP · shell: 1 of 2 proven',
      '  APP-02   proven by 2 tests',
      '  APP-01   not proven: no test',
      '',
      'AI · assistant: 0 of 1 proven',
      '  AI-01    not proven: 1 of 1 tests did not pass',
      '',
      'requirements proven=1 total=3',
    ]);
  });

  it('proves nothing without results', () => {
    expect(reportLines(AREAS, [], []).at(-1)).toBe('requirements proven=0 total=3');
  });
});
