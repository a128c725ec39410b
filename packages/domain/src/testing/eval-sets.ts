import { readdirSync, readFileSync } from 'node:fs';
import type { Resume } from '../resume/resume.ts';
import { upgradeResume } from '../resume/upgrade/upgrade.ts';

const ROOT = new URL('../../eval/', import.meta.url);

/** All entries of the files in a folder of eval/ whose names start with `begins`. */
export function readEvalSet<T>(folder: 'grounding' | 'match' | 'translation', begins: string): T[] {
  return readdirSync(new URL(`${folder}/`, ROOT))
    .filter((name) => name.startsWith(begins) && name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => JSON.parse(readFileSync(new URL(`${folder}/${name}`, ROOT), 'utf8')) as T[]);
}

export interface Person {
  readonly id: string;
  readonly resume: Resume;
}

interface StoredPerson {
  readonly id: string;
  readonly resume: unknown;
}

/** The people of a set. Their resumes stay as they were written and are upgraded like stored ones. */
export function readPeople(folder: 'grounding' | 'match'): Person[] {
  const begins = folder === 'grounding' ? 'people-' : 'resumes';
  return readEvalSet<StoredPerson>(folder, begins).map(({ id, resume }) => {
    const read = upgradeResume(resume, { language: 'en-US' });
    if (!read.ok) throw new Error(`${id}: ${read.reason} at ${read.path.join('.')}`);
    return { id, resume: read.resume };
  });
}
