import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completeLockfile, platformOf } from './complete-lockfile.mjs';

const tool = {
  version: '2.0.0',
  dev: true,
  optionalDependencies: { '@tool/linux-x64-gnu': '2.0.0', '@tool/darwin-arm64': '2.0.0' },
};

describe('the lockfile', () => {
  it('names the binaries of every platform, also of those it was not made on', () => {
    const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
    expect(completeLockfile(lock)).toEqual([]);
  });

  it('is completed beside the package that asks, or below it when another version is there', () => {
    const present = { version: '2.0.0', optional: true };
    const lock = {
      packages: {
        'node_modules/tool': tool,
        'node_modules/@tool/linux-x64-gnu': present,
        'node_modules/old/node_modules/tool': {
          ...tool,
          version: '1.0.0',
          optionalDependencies: { '@tool/linux-x64-gnu': '1.0.0' },
        },
      } as Record<string, object>,
    };
    expect(completeLockfile(lock)).toEqual([
      'node_modules/@tool/darwin-arm64',
      'node_modules/old/node_modules/@tool/linux-x64-gnu',
    ]);
    expect(lock.packages['node_modules/@tool/darwin-arm64']).toEqual({
      version: '2.0.0',
      cpu: ['arm64'],
      os: ['darwin'],
      optional: true,
      dev: true,
    });
    expect(lock.packages['node_modules/@tool/linux-x64-gnu']).toBe(present);
  });

  it.each([
    ['@x/binding-linux-arm64-musl', { cpu: ['arm64'], os: ['linux'], libc: ['musl'] }],
    ['@x/binding-linux-arm-gnueabihf', { cpu: ['arm'], os: ['linux'], libc: ['glibc'] }],
    ['@x/binding-win32-x64-msvc', { cpu: ['x64'], os: ['win32'] }],
    ['@x/binding-wasm32-wasi', { cpu: ['wasm32'] }],
    ['fsevents', null],
  ])('knows where %s runs', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});
