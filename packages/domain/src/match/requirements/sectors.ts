import { fold } from '../../skills/words.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { SECTORS } from './sectors.data.ts';

interface Sector {
  readonly id: string;
  readonly named: RegExp;
  readonly spoken: RegExp;
}

const SHORT = 4;

/** Matches whole words, or prefixes that are long enough to be distinctive. */
const pattern = (words: string, isWhole: boolean) =>
  new RegExp(
    String.raw`(?<![a-z])(?:${words
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll('_', ' ') + (isWhole || word.length <= SHORT ? '(?![a-z])' : ''))
      .join('|')})`,
    'gu',
  );

const SECTORS_READ: readonly Sector[] = SECTORS.trim()
  .split('\n')
  .map((line) => {
    const [id = '', named = '', spoken = ''] = line.split('|');
    return { id: id.trim(), named: pattern(named, true), spoken: pattern(`${spoken} ${named}`, false) };
  });

export interface SectorAsked {
  readonly start: number;
  readonly end: number;
  readonly id: string;
}

const ASKS_FOR_SECTOR =
  /(?<![a-z])(?:experience|background|exposure|worked|history|familiarity|previous|prior|projects?|years?|vivencia|experiencia|atuacao|passagem|anos?|conhecimento d[oa]|segmento|setor|sector|industry|mercado|ramo|area)(?![a-z])/u;

/** 'Indústria de alimentos', 'food manufacturing': the kind of industry is more specific. */
const OF_INDUSTRY = /^(?:\s(?:de|do|da|dos|das)\s|\s)$/u;
const GENERAL = 'manufacturing';

/** 'Experience in healthcare': a sector is where someone worked, not a skill. */
export function sectorsAsked(line: string): SectorAsked[] {
  // fold keeps the length of composed text, so offsets in `plain` apply to `line`.
  const plain = fold(line);
  if (plain.length !== line.length || !ASKS_FOR_SECTOR.test(plain)) return [];
  const found: SectorAsked[] = [];
  for (const { id, named } of SECTORS_READ)
    for (const one of plain.matchAll(named)) {
      const place = { id, start: one.index, end: one.index + one[0].length };
      if (!found.some(({ start, end }) => place.start < end && start < place.end)) found.push(place);
    }
  const isNarrowed = (one: SectorAsked) =>
    one.id === GENERAL &&
    found.some(
      (other) =>
        other.id !== GENERAL &&
        (OF_INDUSTRY.test(plain.slice(one.end, other.start)) ||
          OF_INDUSTRY.test(plain.slice(other.end, one.start))),
    );
  return found.filter((one) => !isNarrowed(one)).toSorted((one, other) => one.start - other.start);
}

/** The first evidence of a job in this sector; employers and titles come first. */
export function sectorShown(id: string, employers: readonly Evidence[]): Evidence | null {
  const sector = SECTORS_READ.find((one) => one.id === id);
  if (sector === undefined) return null;
  return employers.find(({ said }) => fold(said).search(sector.spoken) >= 0) ?? null;
}
