import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { kindPaths, unmatchedPaths } from './chunk-groups.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const sourcesOf = (folder: string): string[] =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${ROOT}${folder}/${file}`,
  );
const ids = [
  ...sourcesOf('apps/web/src'),
  ...['contract', 'domain', 'local-first'].flatMap((name) => sourcesOf(`packages/${name}/src`)),
];
const ownPaths = kindPaths().filter((path) => path.includes('/src/') || path.startsWith('/features/'));

it('has a file of ours for every path of a kind', () => {
  expect(unmatchedPaths(ownPaths, ids)).toEqual([]);
});

it('names the path of a folder that was renamed', () => {
  const renamed = ids.map((id) => id.replace('/features/coach/', '/features/trainer/'));
  expect(unmatchedPaths(ownPaths, renamed)).toEqual(['/features/coach/']);
});
