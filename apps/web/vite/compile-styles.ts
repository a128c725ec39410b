import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type Rolldown } from 'vite';
import { buildTargets } from './supported-browsers.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = 'src/styles';
const NAMES = ['app', 'pages'];

export interface Stylesheet {
  /** The entry file, relative to the app's folder. */
  readonly entry: string;
  readonly text: string;
}

/** The stylesheets as the build produces them, utilities included, without building the app. */
export async function compileStyles(): Promise<Stylesheet[]> {
  const built = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [tailwindcss()],
    build: {
      target: buildTargets(),
      write: false,
      rolldownOptions: {
        input: Object.fromEntries(NAMES.map((name) => [name, path.join(ROOT, FOLDER, `${name}.css`)])),
        output: { assetFileNames: '[name][extname]' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return NAMES.map((name) => {
    const file = built.output.find(({ fileName }) => fileName === `${name}.css`);
    if (file?.type !== 'asset') throw new Error(`the build made no ${name}.css`);
    return { entry: `${FOLDER}/${name}.css`, text: String(file.source) };
  });
}
