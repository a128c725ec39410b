import { describe, expect, it } from 'vitest';
import { testTitles, titleFaults } from './test-titles.ts';

const AREAS = [{ name: 'APP', title: 'shell', ids: ['APP-01', 'APP-02'] }];

const faultsOf = (text: string, path = 'packages/x/src/a.test.ts') =>
  titleFaults(testTitles([{ path, text }]), AREAS).map((fault) => [fault.line, fault.message]);

describe('ids in test titles', () => {
  it('accepts known ids wherever a title may stand', () => {
    expect(
      faultsOf(`
        describe('[APP-01] shell', () => {
          it.each([1, 2])(\`[APP-02] shows %s\`, () => {});
          test.describe('[APP-01]', () => {});
          it('reads [UTF-8 text]', () => {});
        });`),
    ).toEqual([]);
  });

  // The ids are in the data, not in these titles, because the report reads these titles too.
  it.each([
    ['a clause that is not there', "it('[APP-09] x', () => {})", '[APP-09] is no clause'],
    ['an area that is not there', "test.describe('[NEW-01] x', () => {})", '[NEW-01] is no clause'],
    ['a title for many rows', "it.each([1])('[APP-03] %s', () => {})", '[APP-03] is no clause'],
    ['a chosen title', "it(isFast ? '[APP-01] a' : '[APP-08] b', () => {})", '[APP-08] is no clause'],
    ['a short number', "it('[APP-1] x', () => {})", '[APP-1] names no clause'],
    ['two ids in one pair of brackets', "it('[APP-01, APP-02] x', () => {})", '[APP-01, APP-02] names no'],
  ])('reports %s', (_, text, message) => {
    expect(faultsOf(`\n${text}`)).toEqual([[2, expect.stringContaining(message)]]);
  });

  it('looks at tests only', () => {
    expect(faultsOf("it('[APP-09] x', () => {})", 'packages/x/src/a.ts')).toEqual([]);
    expect(faultsOf("it('[APP-09] x', () => {})", 'e2e/a.spec.ts')).toHaveLength(1);
  });
});
