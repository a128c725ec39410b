import type { Entry } from './entries.ts';
import { commaParts, headParts, type Part } from './head-parts.ts';

export interface Headed {
  readonly entry: Entry;
  readonly names: readonly Part[];
  readonly place: Part | undefined;
  readonly rest: readonly Part[];
}

/** An entry's head split into names. Commas split a name only if fewer than `wanted` were found. */
export function headed(entry: Entry, wanted: number, mayCut: (part: Part) => boolean): Headed {
  const parts = headParts(entry.head);
  const place = parts.find(({ kind }) => kind === 'place');
  let names = parts.filter(({ kind }) => kind === 'name');
  if (names.length < wanted) names = names.flatMap((part) => (mayCut(part) ? commaParts(part) : [part]));
  const rest = parts.filter((part) => part !== place && part.kind !== 'name');
  return { entry, names, place, rest };
}
