import { describe, expect, it } from 'vitest';
import { plainText } from '../rich-text.ts';
import { readWrittenEntries } from './written-entries.ts';
import { readWrittenPeriod } from '../dates/written-period.ts';

describe('readWrittenPeriod', () => {
  it.each([
    ['Mar 2019 – Jun 2021', { startDate: '2019-03', endDate: '2021-06', current: false }],
    ['03/2019 - now', { startDate: '2019-03', endDate: '', current: true }],
    ['2019-2021', { startDate: '2019', endDate: '2021', current: false }],
    ['2019-03 – 2021-06', { startDate: '2019-03', endDate: '2021-06', current: false }],
    ['março de 2019 até hoje', { startDate: '2019-03', endDate: '', current: true }],
    ['jan 2020 a dez 2022', { startDate: '2020-01', endDate: '2022-12', current: false }],
    ['Mar 2021 - Present · 3 yrs 2 mos', { startDate: '2021-03', endDate: '', current: true }],
  ])('%s', (written, period) => {
    expect(readWrittenPeriod(written)).toEqual(period);
  });

  it.each([
    '2019',
    '03/2019',
    '2019-03',
    'Sales – Europe',
    '03/2019 –',
    '13/2019 – 01/2020',
    '2019 – 2020 – 2021',
  ])('is none: %s', (written) => {
    expect(readWrittenPeriod(written)).toBeNull();
  });
});

describe('readWrittenEntries', () => {
  it('[ENT-10] reads an entry that is typed in one line', () => {
    expect(
      readWrittenEntries('experience', 'Data Engineer | Nordlys | Copenhagen, Denmark | 03/2021 – now'),
    ).toEqual([
      {
        position: 'Data Engineer',
        company: 'Nordlys',
        location: 'Copenhagen, Denmark',
        startDate: '2021-03',
        endDate: '',
        current: true,
        description: [],
      },
    ]);
    expect(readWrittenEntries('education', 'USP | Bacharelado | Física | 2012 – 2016')).toMatchObject([
      { school: 'USP', degree: 'bacharelado', field: 'Física', startDate: '2012', endDate: '2016' },
    ]);
  });

  it('[ENT-10] reads entries that are pasted in lines, each with what was done', () => {
    const read = readWrittenEntries(
      'experience',
      [
        'Senior Data Engineer',
        'Nordlys · Full-time',
        'Mar 2021 - Present · 3 yrs 2 mos',
        '• Led the move of 240 pipelines',
        '• Hired two analysts',
        '',
        'Data Engineer',
        'Havnegade',
        'Jan 2017 – Feb 2021',
        '',
        '- Built the first warehouse, and everything around it that people needed to trust its figures every day',
      ].join('\r\n'),
    );
    expect(read).toHaveLength(2);
    expect(read[0]).toMatchObject({
      position: 'Senior Data Engineer',
      company: 'Nordlys',
      startDate: '2021-03',
    });
    expect(read[1]).toMatchObject({ position: 'Data Engineer', company: 'Havnegade', endDate: '2021-02' });
    expect(read.map(({ description }) => plainText(description).split('\n').length)).toEqual([2, 1]);
  });

  it('loses no words: what has no field is in the description', () => {
    const [read] = readWrittenEntries(
      'experience',
      'Weaver | Mill | Olinda | 2018 – 2020 | part-time\nLooked after 12 looms',
    );
    expect(plainText(read?.description ?? [])).toBe('part-time\nLooked after 12 looms');
  });

  it.each(['Data Engineer', 'Head of R&D, Nordlys', 'Two lines\nwithout dates', ''])(
    'is no entry: %s',
    (text) => {
      expect(readWrittenEntries('experience', text)).toEqual([]);
    },
  );
});
