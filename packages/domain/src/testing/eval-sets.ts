import { readdirSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../eval/', import.meta.url);

/** All entries of the files in one folder of eval/ whose names begin so. */
export function readEvalSet<T>(folder: 'grounding' | 'match', begins: string): T[] {
  return readdirSync(new URL(`${folder}/`, ROOT))
    .filter((name) => name.startsWith(begins) && name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => JSON.parse(readFileSync(new URL(`${folder}/${name}`, ROOT), 'utf8')) as T[]);
}
