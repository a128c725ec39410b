import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CHARACTERS, MAX_RESUME_BYTES } from '../resume/limits.ts';
import { filled, msOf } from '../testing/worst-case.ts';
import { type LineDiff, passageDiff } from './passage-diff.ts';

const brief = (lines: readonly LineDiff[]) =>
  lines.map((line) => {
    if (line.kind !== 'changed') return `${line.kind}: ${line.text}`;
    const marks = { same: '', removed: '-', added: '+' };
    return `changed: ${line.parts.map(({ kind, text }) => (kind === 'same' ? text : `[${marks[kind]}${text}]`)).join('')}`;
  });

describe('the difference of two passages', () => {
  it('is told by bullets first: same, moved, changed, new, gone', () => {
    const before =
      '• Led a team of four\n• Cut costs by 12%\n• Sold the fleet\n• Wrote the guide\n• Ran the yearly audit';
    const after =
      '• Wrote the guide\n• Led a team of six\n• Cut costs by 12%\n• Sold the fleet\n• Opened an office in Recife';
    expect(brief(passageDiff(before, after))).toEqual([
      'moved: • Wrote the guide',
      'changed: • Led a team of [-four][+six]',
      'same: • Cut costs by 12%',
      'same: • Sold the fleet',
      'gone: • Ran the yearly audit',
      'new: • Opened an office in Recife',
    ]);
  });

  it('then by words, with marks apart from them', () => {
    expect(brief(passageDiff('• Cut it to 5 min', '• Cut it to 5 min.'))).toEqual([
      'changed: • Cut it to 5 min[+.]',
    ]);
    expect(brief(passageDiff('Took 5 min today', 'Took 5 min. today'))).toEqual([
      'changed: Took 5 min[+.] today',
    ]);
    expect(brief(passageDiff('Saved 1,200 hours a year', 'Saved 1,300 hours a year'))).toEqual([
      'changed: Saved [-1,200][+1,300] hours a year',
    ]);
  });

  it('does not count a new number of a line as a change', () => {
    expect(brief(passageDiff('1. One thing\n2. Two things', '1. None\n2. One thing\n3. Two things'))).toEqual(
      ['new: 1. None', 'same: 2. One thing', 'same: 3. Two things'],
    );
  });

  it('is all of both texts, whatever they are', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b ', ' ', '\n', '\n• ', 'c, ', '日本', 'team', ' led'), { maxLength: 30 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = passageDiff(before, after);
        const now = lines.filter(({ kind }) => kind !== 'gone').map((line) => line.text);
        expect(now.join('\n')).toBe(after);
        const old = lines
          .filter(({ kind }) => kind !== 'new')
          .map((line) =>
            line.kind === 'changed'
              ? line.parts
                  .filter(({ kind }) => kind !== 'added')
                  .map((part) => part.text)
                  .join('')
              : line.text,
          );
        expect(old.toSorted()).toEqual(before === '' ? [] : before.split('\n').toSorted());
      }),
    );
  });

  it('is found in time for the largest texts there can be', () => {
    const most = MAX_CHARACTERS.richText;
    const pairs: [string, string][] = [
      [filled((index) => `a${index} `, most), filled((index) => `b${index} a${index} `, most)],
      [filled((index) => `.${index % 10}`, most), filled((index) => `,${index % 7}`, most)],
      [filled((index) => `• a b c ${index}\n`, most), filled((index) => `• c b a ${index + 1}\n`, most)],
      // Empty list lines add few characters to a text.
      ['• \n'.repeat(MAX_RESUME_BYTES / 3), `• x\n${'• y\n'.repeat(MAX_RESUME_BYTES / 4)}`],
      ['• \n'.repeat(MAX_RESUME_BYTES / 3), '\n'.repeat(MAX_RESUME_BYTES / 3)],
    ];
    for (const [before, after] of pairs) expect(msOf(() => passageDiff(before, after))).toBeLessThan(1_500);
  });
});
