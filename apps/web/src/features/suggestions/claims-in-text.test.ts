import { describe, expect, it } from 'vitest';
import { claimsIn, partsOf } from './claims-in-text.ts';

const TEXT = 'Cut costs by 47% and 47% more with SAP.';
const claim = (text: string, start: number, kind: 'number' | 'technology' = 'number') => ({
  text,
  start,
  end: start + text.length,
  kind,
});
const CLAIMS = [claim('47%', 13), claim('47%', 21), claim('SAP', 35, 'technology')];

describe('claims', () => {
  it('stand apart from the rest of a text, in its order', () => {
    const parts = partsOf(TEXT, CLAIMS.toReversed());
    expect(parts.map(({ text }) => text)).toEqual([
      'Cut costs by ',
      '47%',
      ' and ',
      '47%',
      ' more with ',
      'SAP',
      '.',
    ]);
    expect(parts.filter((part) => part.claim !== null)).toHaveLength(3);
    expect(parts.map(({ text }) => text).join('')).toBe(TEXT);
  });

  it('stay while their words stay, and go with them', () => {
    expect(claimsIn(TEXT, CLAIMS)).toEqual(CLAIMS);
    expect(claimsIn('I cut costs by 47% with SAP.', CLAIMS)).toEqual([
      claim('47%', 15),
      claim('SAP', 24, 'technology'),
    ]);
    expect(claimsIn('Cut costs.', CLAIMS)).toEqual([]);
  });
});
