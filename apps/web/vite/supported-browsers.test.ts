import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startNotice } from './start-notice-plugin.ts';
import { buildTargets, namesOfBrowsers } from './supported-browsers.ts';

const readme = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

it('both READMEs and the page name the browsers that the build is for', () => {
  expect(buildTargets()).toContain('safari17.5');
  expect(readme('README.md')).toContain(namesOfBrowsers('or'));
  expect(readme('README.pt-BR.md')).toContain(namesOfBrowsers('ou'));
  expect(startNotice()).toContain(namesOfBrowsers('or'));
  expect(startNotice()).toContain(namesOfBrowsers('ou'));
});
