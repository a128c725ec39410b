import { defineConfig } from 'vitest/config';

// As for the tests in a browser: a second try for what a busy host made late. CI names those at its end.
const retry = process.env['CI'] === 'true' ? 1 : 0;

export default defineConfig({
  test: {
    // Vitest leaves one core to others; here nobody else is working.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          retry,
          testTimeout: 20_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'e2e/**/*.test.ts',
            'apps/web/vite/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          retry,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        root: 'apps/web',
        test: {
          name: 'web',
          retry,
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          testTimeout: 20_000,
          setupFiles: ['src/testing/setup.ts'],
        },
      },
    ],
  },
});
