import type { Manifest } from 'vite';

const BUILDER = 'src/routes/_app/builder.tsx?tsr-split=component';
const FRAME = 'src/routes/_app.tsx?tsr-split=component';
/** The installed app's start screen and its shortcuts. */
const SCREENS = [
  '_private.tsx',
  '_private/resumes.tsx',
  '_private/applications.index.tsx',
  '_private/applications.$id.tsx',
  'new-resume.tsx',
].map((file) => `src/routes/_app/${file}?tsr-split=component`);
/** Not cached for offline use: other screens, imports and AI features, which need a connection. */
const ONLINE_ONLY =
  /routes\/(?!_app\.tsx|_app\/(?:builder|new-resume|-|_private\.tsx|_private\/(?:resumes|applications))|-resume-)|features\/(imports|coach|suggestions|staff|billing|tailoring|cover-letters)\//;

/**
 * All files the builder may load during editing: its own chunks, their imports, and the texts of both languages. The
 * same for the screens the installed app opens with.
 */
export function offlineFiles(manifest: Manifest): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || ONLINE_ONLY.test(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(next);
  };
  for (const key of ['index.html', FRAME, BUILDER, ...SCREENS]) add(key);
  return [...files];
}
