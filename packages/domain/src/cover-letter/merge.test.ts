import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CoverLetter, emptyLetter, LETTER_SECTIONS } from './letter.ts';
import { fieldOf, isSameLetter, LETTER_FIELDS, mergeLetters, withField } from './merge.ts';

const BASE = emptyLetter('en-US');
const edited = fc
  .array(fc.tuple(fc.constantFrom(...LETTER_SECTIONS), fc.constantFrom('a', 'b', 'c')), { maxLength: 6 })
  .map((edits) =>
    edits.reduce((letter: CoverLetter, [field, value]) => withField(letter, field, value), BASE),
  );

describe('two versions of a letter', () => {
  it('come together in their size too, and lose it again when it is taken back', () => {
    const large = withField(BASE, 'textSize', 12);
    expect(mergeLetters(BASE, BASE, large).letter).toEqual(large);
    expect(mergeLetters(large, withField(large, 'textSize', null), large).letter).toEqual(BASE);
    expect(mergeLetters(BASE, large, withField(BASE, 'textSize', 10)).conflicts).toEqual(['textSize']);
    expect(isSameLetter(BASE, large)).toBe(false);
  });

  it('come together field by field, and every field that both changed is told', () => {
    fc.assert(
      fc.property(edited, edited, (mine, theirs) => {
        const { letter, conflicts } = mergeLetters(BASE, mine, theirs);
        for (const field of LETTER_FIELDS) {
          const [was, is, other] = [BASE, mine, theirs].map((one) => fieldOf(one, field));
          const isClash = is !== other && is !== was && other !== was;
          expect(conflicts.includes(field)).toBe(isClash);
          expect(fieldOf(letter, field)).toBe(is === was ? other : is);
        }
      }),
    );
  });

  it('are the same when a save only lost its answer', () => {
    const mine = withField(BASE, 'body', 'Mine.');
    expect(mergeLetters(BASE, mine, mine)).toEqual({ letter: mine, conflicts: [] });
    expect(mergeLetters(null, mine, mine)).toEqual({ letter: mine, conflicts: [] });
    expect(mergeLetters(null, mine, BASE).conflicts).toEqual(['body']);
    expect(isSameLetter(mine, { ...mine })).toBe(true);
  });

  it('keep what either has confirmed, and what either has newly to confirm', () => {
    const claim = (id: string, isConfirmed = false) =>
      ({ id, section: 'body', text: '4', kind: 'number', isConfirmed }) as const;
    const base = { ...BASE, claims: [claim('known'), claim('dropped')] };
    const { letter } = mergeLetters(
      base,
      { ...base, claims: [claim('known'), claim('mine')] },
      { ...base, claims: [claim('known', true), claim('dropped')] },
    );
    expect(letter.claims).toEqual([claim('known', true), claim('mine')]);
  });
});
