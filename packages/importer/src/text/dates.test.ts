import { describe, expect, it } from 'vitest';
import { findDates, isOnlyDates, withoutDates } from './dates.ts';

const first = (text: string) => {
  const [date] = findDates(text);
  return date === undefined ? null : `${date.start} ${date.current ? 'now' : date.end}`;
};

describe('dates', () => {
  it.each([
    ['Mar 2021 – Present', '2021-03 now'],
    ['fev/2025 - atual', '2025-02 now'],
    ['março de 2014 a outubro de 2017', '2014-03 2017-10'],
    ['fevereiro de 2025 até o momento', '2025-02 now'],
    ['05/2021 - 01/2025', '2021-05 2025-01'],
    ['2012–2016', '2012 2016'],
    ['Sept 2018 – May 2023', '2018-09 2023-05'],
    ['May – Aug 2019', '2019-05 2019-08'],
    ['desde 2020', '2020 now'],
    ['Since June 2022', '2022-06 now'],
    ['2019-03 to 2021-11', '2019-03 2021-11'],
    ['Class of 2022', ' 2022'],
    ['enero 2019 hasta la fecha', '2019-01 now'],
    ['Improved 1200 of 3000 orders', null],
    ['R$ 2.019,00 and 12019', null],
  ])('reads %s', (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  it('leaves what is not a date, and drops how long it took', () => {
    expect(withoutDates('Engineer, Acme (Mar 2021 – Present)')).toBe('Engineer, Acme');
    expect(withoutDates('2025 – atual: Coordenadora, Studio Maré')).toBe('Coordenadora, Studio Maré');
    expect(withoutDates('abril de 2024 - Present (2 anos 8 meses)')).toBe('');
    expect(isOnlyDates('Jan 2020 – Dec 2022 · 3 years')).toBe(true);
    expect(isOnlyDates('Opened 46 accounts in 2022')).toBe(false);
  });
});
