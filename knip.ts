import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['scripts/{.,bench,check,drill,generate}/*.ts', 'scripts/lib/templates/matrix-child.ts'],
      project: ['scripts/**/*.ts', '*.ts'],
      // The web project of vitest.config.ts has its own root, from which this is meant.
      ignoreUnresolved: ['src/testing/setup.ts'],
    },
    'apps/web': {
      entry: [
        'src/routes/**/*.tsx',
        'src/page-script.ts',
        'src/early-script.ts',
        'src/service-worker/service-worker.ts',
        'src/app/{finished-page,early-builder}.tsx',
      ],
      project: ['src/**/*.{ts,tsx,css}', 'vite/**/*.ts'],
      // The environment of its tests, which vitest.config.ts names.
      ignoreDependencies: ['jsdom'],
    },
    'apps/server': {
      entry: ['src/{http,worker}.ts', 'src/platform/text-checks/thread.ts', 'scripts/*.ts'],
      project: ['src/**/*.ts', 'scripts/**/*.ts'],
    },
    'packages/documents': {
      entry: ['src/server/render-child.ts', 'src/testing/unruly-child.ts', 'scripts/*.ts'],
      project: ['src/**/*.ts', 'scripts/**/*.ts'],
    },
    'packages/importer': {
      entry: ['src/server/import-child.ts', 'scripts/*.ts'],
      project: ['src/**/*.ts', 'scripts/**/*.ts'],
    },
    'packages/job-ad': {
      entry: ['src/server/{fetch,read}-child.ts', 'src/testing/*-child.ts', 'scripts/*.ts'],
      project: ['src/**/*.ts', 'scripts/**/*.ts'],
    },
    'packages/domain': {
      entry: ['scripts/*.ts'],
      project: ['src/**/*.ts', 'scripts/**/*.ts'],
      includeEntryExports: true,
    },
    'packages/local-first': {
      entry: ['scripts/*.ts'],
      project: ['src/**/*.ts', 'scripts/**/*.ts'],
      includeEntryExports: true,
    },
    // Packages serve our own workspaces only, so what none of these imports is dead, entry or not.
    'packages/*': { includeEntryExports: true },
    // Its project is there only when pictures are asked for.
    e2e: {
      entry: ['pictures/*.picture.ts', 'engines/{run,repair-bidi,take-over/run}.ts', 'network/run.ts'],
      project: ['**/*.ts'],
    },
  },
  // The names of parameters and results help whoever reads a signature, even if nobody imports them.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Parts of PostgreSQL and of Debian, not of npm.
  ignoreBinaries: [
    'psql',
    'cwebp',
    'img2webp',
    'haproxy',
    'patroni',
    'etcd',
    'promtool',
    'xvfb-run',
    'WebKitWebDriver',
  ],
};

export default config;
