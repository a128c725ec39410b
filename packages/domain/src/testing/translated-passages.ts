import { readEvalSet } from './eval-sets.ts';

export const FAULT_KINDS = [
  'number-dropped',
  'number-changed',
  'magnitude',
  'percent-points',
  'date',
  'name',
  'product',
  'contact',
  'claim-added',
  'negation',
  'deed',
  'level',
  'scope',
  'comparison',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

export interface TranslatedPassage {
  readonly id: string;
  readonly direction: 'en-US>pt-BR' | 'pt-BR>en-US';
  readonly original: string;
  readonly translation: string;
  /** Null when the translation is faithful. */
  readonly fault: { readonly kind: FaultKind; readonly says: string; readonly instead: string } | null;
}

/** Rules are written against the open half only. The sealed half is measured and never printed. */
export type TranslatedSet = 'open' | 'sealed' | 'written-later';

export function readTranslatedPassages(half: TranslatedSet): TranslatedPassage[] {
  return readEvalSet<TranslatedPassage>('translation', half);
}
