import { spawnSync } from 'node:child_process';

/** Programs with their Debian packages; exits if one is missing. */
export function requirePrograms(programs: Readonly<Record<string, string>>): void {
  const missing = Object.entries(programs).filter(
    ([name]) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0,
  );
  if (missing.length === 0) return;
  console.log(`missing: ${missing.map(([name]) => name).join(', ')}`);
  console.log(`apt-get install --no-install-recommends ${missing.map(([, name]) => name).join(' ')}`);
  process.exit(1);
}
