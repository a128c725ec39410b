import { describe, expect, it } from 'vitest';
import {
  breakLongWords,
  cleanText,
  familiesIn,
  markText,
  printableText,
  withoutMarks,
} from './clean-text.ts';
import { contrastWithWhite, readableOnWhite } from '../color.ts';
import { monthText, periodText } from '../content/dates.ts';
import { TEMPLATES } from '../templates.ts';

describe('text for a page', () => {
  it('replaces visibly what no font has, and keeps what one has', () => {
    expect(printableText('Gothic 𐌲 李 🚀 שלום', 'Inter')).toBe('Gothic \uFFFD 李 🚀 שלום');
    expect(printableText('a\u0000b', 'Inter')).toBe('a\uFFFDb');
    expect(printableText('\uD800', 'Inter')).toBe('\uFFFD');
    expect(cleanText('Gothic 𐌲')).toBe('Gothic 𐌲');
  });

  it('joins accents to their letters and drops marks without a shape', () => {
    expect(cleanText('e\u0301\u00AD\u202E\uFEFFx')).toBe('éx');
    expect(cleanText('a\u2028b\tc')).toBe('a\nb c');
  });

  it('names the families a text needs', () => {
    expect([...familiesIn('Ana 李', ['Inter'])]).toEqual(['Inter', 'Noto Sans SC']);
    expect([...familiesIn('Ana', ['Source Serif 4', 'Source Sans 3'])]).toEqual([
      'Source Serif 4',
      'Source Sans 3',
    ]);
  });

  it('marks breaks in long words only: at the seams of an address, else anywhere', () => {
    expect(breakLongWords('short well-known words')).toBe('short well-known words');
    expect(breakLongWords('linkedin.com/in/somebody-somewhere')).toBe(
      'linkedin.\u200Bcom/\u200Bin/\u200Bsomebody-somewhere',
    );
    expect(breakLongWords('x'.repeat(30))).toBe(Array.from('x'.repeat(30)).join('\u200B'));
  });

  it('marks fewer places in text without any blank, which cost seconds otherwise', () => {
    const unbroken = 'a'.repeat(8_000);
    const broken = breakLongWords(unbroken);
    expect(withoutMarks(broken)).toBe(unbroken);
    expect(broken.split('\u200B').map(({ length }) => length)).toEqual(
      Array.from({ length: 1_000 }, () => 8),
    );
  });

  it('marks hyphened words that must stay whole, for extractors drop a hyphen at a line’s end', () => {
    expect(markText('a front-end of 5 – 6')).toBe('a \u2060front-end\u2060 of 5 – 6');
    expect(markText('северо-восточный')).toBe('северо-восточный');
    expect(withoutMarks(markText('linkedin.com/in/somebody-somewhere'))).toBe(
      'linkedin.com/in/somebody-somewhere',
    );
  });

  it('asks no font for its marks', () => {
    expect(familiesIn(markText('well-known'), ['Inter'])).toEqual(new Set(['Inter']));
  });
});

describe('dates', () => {
  it('are written as resumes write them', () => {
    const period = { startDate: '2022-03', endDate: '2023-12', current: false };
    expect(periodText(period, 'en-US')).toBe('Mar 2022 – Dec 2023');
    expect(periodText({ ...period, current: true }, 'pt-BR')).toBe('mar/2022 – atual');
    expect(periodText({ startDate: '', endDate: '2020', current: false }, 'pt-BR')).toBe('2020');
    expect(monthText('', 'en-US')).toBe('');
  });
});

describe('colours', () => {
  it('of every template can be read on white, and a pale choice is darkened', () => {
    for (const { colors } of Object.values(TEMPLATES)) {
      expect(new Set(colors).size).toBeGreaterThanOrEqual(4);
      for (const color of colors) expect(readableOnWhite(color)).toBe(color);
    }
    expect(contrastWithWhite(readableOnWhite('#ffe58a'))).toBeGreaterThanOrEqual(4.5);
  });
});
