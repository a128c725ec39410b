import { fold } from '../skills/words.ts';
import type { Evidence } from './evidence.ts';
import { SECTORS } from './sectors.data.ts';

interface Sector {
  readonly id: string;
  readonly named: RegExp;
  readonly spoken: RegExp;
}

const pattern = (words: string, end: string) =>
  new RegExp(
    String.raw`(?<![a-z])(?:${words
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll('_', ' '))
      .join('|')})${end}`,
    'u',
  );

const SECTORS_READ: readonly Sector[] = SECTORS.trim()
  .split('\n')
  .map((line) => {
    const [id = '', named = '', spoken = ''] = line.split('|');
    return { id: id.trim(), named: pattern(named, '(?![a-z])'), spoken: pattern(spoken, '') };
  });

export interface SectorAsked {
  readonly start: number;
  readonly end: number;
  readonly id: string;
}

const ASKS_FOR_SECTOR =
  /(?<![a-z])(?:experience|background|exposure|worked|history|familiarity|previous|prior|projects?|years?|vivencia|experiencia|atuacao|passagem|anos?|conhecimento d[oa]|segmento|setor|sector|industry|mercado|ramo|area)(?![a-z])/u;

/** 'Experience in healthcare': a sector is where somebody worked, and no skill. */
export function sectorAsked(line: string): SectorAsked | null {
  // Folding keeps the length: accents are taken from their letters one by one.
  const plain = fold(line);
  if (plain.length !== line.length || !ASKS_FOR_SECTOR.test(plain)) return null;
  for (const { id, named } of SECTORS_READ) {
    const found = named.exec(plain);
    if (found !== null) return { id, start: found.index, end: found.index + found[0].length };
  }
  return null;
}

/** The sentence of a job in this sector; employers and titles speak first. */
export function sectorShown(id: string, employers: readonly Evidence[]): Evidence | null {
  const sector = SECTORS_READ.find((one) => one.id === id);
  if (sector === undefined) return null;
  return employers.find(({ said }) => sector.spoken.test(fold(said))) ?? null;
}
