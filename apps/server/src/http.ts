import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startEnv } from './runtime.ts';
import { startApi } from './start-api.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

const env = startEnv();
// In development Vite serves the web app.
const webFolder = env.NODE_ENV === 'production' ? WEB_FOLDER : null;
if (webFolder !== null && !existsSync(`${webFolder}/index.html`)) {
  process.stderr.write('The web app is not built. Run: npm run build\n');
  process.exit(1);
}

await startApi(env, { webFolder });
