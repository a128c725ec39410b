import { LOCALES } from '@lauda/domain/locale';
import { manifestAddress } from '@lauda/domain/page-preferences';
import type { Plugin } from 'vite';
import { installManifest } from './install-manifest.ts';

/** Writes a web app manifest for each language; in development they are generated on request. */
export function installManifestPlugin(): Plugin {
  return {
    name: 'lauda-install-manifest',
    generateBundle() {
      for (const locale of LOCALES)
        this.emitFile({
          type: 'asset',
          fileName: manifestAddress(locale).slice(1),
          source: JSON.stringify(installManifest(locale)),
        });
    },
    configureServer(server) {
      for (const locale of LOCALES)
        server.middlewares.use(manifestAddress(locale), (_request, response) => {
          response.setHeader('content-type', 'application/manifest+json');
          response.end(JSON.stringify(installManifest(locale)));
        });
    },
  };
}
