import { createServer, type ViteDevServer } from 'vite';
import type { renderPage } from '../src/app/finished-page.tsx';
import { messagesPlugin } from './messages-plugin.ts';

type RenderPage = typeof renderPage;

export const rendererOf = (server: ViteDevServer): Promise<{ renderPage: RenderPage }> =>
  server.ssrLoadModule('/src/app/finished-page.tsx') as Promise<{ renderPage: RenderPage }>;

/** The components of the pages, run in Node. */
export async function loadPageRenderer(
  root: string,
): Promise<{ renderPage: RenderPage; close: () => Promise<void> }> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    define: { HAS_DEBUG_SCREENS: 'false' },
    plugins: [messagesPlugin({ shellAreas: [] })],
  });
  return { ...(await rendererOf(server)), close: () => server.close() };
}
