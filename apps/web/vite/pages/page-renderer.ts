import { createServer, type ViteDevServer } from 'vite';
import type { renderEarlyBuilder } from '../../src/app/early-builder.tsx';
import type { renderPage } from '../../src/app/finished-page.tsx';
import { messagesPlugin } from '../messages-plugin.ts';

type RenderPage = typeof renderPage;

export const rendererOf = (server: ViteDevServer): Promise<{ renderPage: RenderPage }> =>
  server.ssrLoadModule('/src/app/finished-page.tsx') as Promise<{ renderPage: RenderPage }>;

/** Loads the pages' components to run them in Node. */
export async function loadPageRenderer(root: string): Promise<{
  renderPage: RenderPage;
  renderEarlyBuilder: typeof renderEarlyBuilder;
  close: () => Promise<void>;
}> {
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
  const early = (await server.ssrLoadModule('/src/app/early-builder.tsx')) as {
    renderEarlyBuilder: typeof renderEarlyBuilder;
  };
  const { renderPage } = await rendererOf(server);
  return { renderPage, renderEarlyBuilder: early.renderEarlyBuilder, close: () => server.close() };
}
