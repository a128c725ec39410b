import { describe, expect, it } from 'vitest';
import { isAllowedLicence, licenceFaults, type LockedPackage } from './check.ts';

const faultsOf = (packages: Record<string, LockedPackage>, installed: Record<string, string> = {}) =>
  licenceFaults(JSON.stringify({ packages }, null, 2), (path) => installed[path] ?? null).map(
    ({ line, message }) => `${line} ${message}`,
  );

describe('licences of dependencies', () => {
  it('are fine when on the list; our own workspaces are not looked at', () => {
    expect(
      faultsOf({
        '': { license: 'MIT' },
        'apps/web': {},
        'node_modules/@lauda/web': { link: true },
        'node_modules/a': { license: 'MIT' },
        'node_modules/a/node_modules/b': { license: '(GPL-3.0 OR CC0-1.0)' },
      }),
    ).toEqual([]);
  });

  it('are reported when off the list or missing', () => {
    expect(
      faultsOf({
        'node_modules/a': { license: 'MIT' },
        'node_modules/a/node_modules/@x/b': { license: 'GPL-3.0' },
      }),
    ).toEqual(['6 @x/b is under GPL-3.0, which is not on our list']);
    expect(faultsOf({ 'node_modules/a': {} })).toEqual(['3 a has no licence']);
  });

  it('are taken from the package itself when the lockfile is silent', () => {
    expect(faultsOf({ 'node_modules/a': {} }, { 'node_modules/a': 'ISC' })).toEqual([]);
    expect(faultsOf({ 'node_modules/a': {} }, { 'node_modules/a': 'AGPL-3.0' })).toHaveLength(1);
  });

  it('do not excuse a script that runs at installation', () => {
    expect(faultsOf({ 'node_modules/a': { license: 'MIT', hasInstallScript: true } })).toEqual([
      '3 a runs a script when installed, and nobody has read it',
    ]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-2.0)', true],
    ['MIT AND GPL-2.0', false],
    ['MIT AND Apache-2.0', true],
    ['SEE LICENSE IN LICENSE.md', false],
    ['UNLICENSED', false],
  ])('%s may be used: %s', (expression, isAllowed) => {
    expect(isAllowedLicence(expression)).toBe(isAllowed);
  });
});
