import { expect, it } from 'vitest';
import { EMPTY_WIZARD, hasOtherWork, withChoice, withVariant } from './wizard.ts';

const variant = { id: 'v', ad: 'The ad of the variant' };

it('[VAR-08] takes a variant and its ad, with nothing decided and nobody asked', () => {
  const begun = withChoice({ ...EMPTY_WIZARD, resumeId: 'other', isAsked: true }, 'skills', { edit: 'SQL' });
  const taken = withVariant(begun, variant);
  expect(taken).toEqual({ ...EMPTY_WIZARD, resumeId: 'v', ad: variant.ad });
  // Reopened, it continues where it was.
  const decided = withChoice(taken, 'skills', { decision: 'accepted' });
  expect(withVariant(decided, variant)).toEqual(decided);
});

it('[VAR-08] knows work that another variant would replace', () => {
  expect(hasOtherWork(EMPTY_WIZARD, variant)).toBe(false);
  expect(hasOtherWork({ ...EMPTY_WIZARD, resumeId: 'other', ad: ' \n' }, variant)).toBe(false);
  expect(hasOtherWork({ ...EMPTY_WIZARD, resumeId: 'other', ad: ` ${variant.ad}\n` }, variant)).toBe(false);
  expect(hasOtherWork({ ...EMPTY_WIZARD, resumeId: 'v', ad: 'Another' }, variant)).toBe(true);
  const ofOther = withChoice({ ...EMPTY_WIZARD, resumeId: 'other', ad: variant.ad }, 'skills', { edit: 'x' });
  expect(hasOtherWork(ofOther, variant)).toBe(true);
  expect(hasOtherWork({ ...ofOther, resumeId: 'v' }, variant)).toBe(false);
});
