import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, chunkKindsPlugin } from './vite/chunk-groups.ts';
import { compressPlugin } from './vite/compress-plugin.ts';
import { finishedPagesPlugin } from './vite/pages/finished-pages-plugin.ts';
import { installManifestPlugin } from './vite/install-manifest-plugin.ts';
import { messagesPlugin } from './vite/messages-plugin.ts';
import { noCircularChunksPlugin } from './vite/no-circular-chunks-plugin.ts';
import { noTopLevelAwaitPlugin } from './vite/no-top-level-await-plugin.ts';
import { pagePreferencesPlugin } from './vite/pages/page-preferences-plugin.ts';
import { startNoticePlugin } from './vite/start-notice-plugin.ts';
import { buildTargets } from './vite/supported-browsers.ts';

const API_PORT = process.env['PORT'] ?? '3000';
const HAS_DEBUG_SCREENS = process.env['DEBUG_SCREENS'] === 'true';

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    messagesPlugin({
      shellAreas: ['app', 'errors', 'screens', 'shell', 'ui'],
      unbuiltAreas: HAS_DEBUG_SCREENS ? [] : ['debug'],
    }),
    finishedPagesPlugin({ apiOrigin: `http://127.0.0.1:${API_PORT}` }),
    pagePreferencesPlugin(),
    installManifestPlugin(),
    startNoticePlugin(),
    noTopLevelAwaitPlugin(),
    chunkKindsPlugin(),
    noCircularChunksPlugin(),
    compressPlugin(),
  ],
  define: { HAS_DEBUG_SCREENS: JSON.stringify(HAS_DEBUG_SCREENS) },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${API_PORT}`, '/r/': `http://127.0.0.1:${API_PORT}` },
  },
  worker: { format: 'es' },
  build: {
    target: buildTargets(),
    sourcemap: true,
    manifest: true,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
});
