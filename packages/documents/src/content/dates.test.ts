import { DATE_FORMATS } from '@lauda/domain/resume/theme';
import { expect, it } from 'vitest';
import { periodText } from './dates.ts';

const march = { startDate: '2022-03', endDate: '2022-11', current: false };

it('[TPL-04] writes months in four formats, in both languages', () => {
  const written = (language: 'en-US' | 'pt-BR') =>
    DATE_FORMATS.map((format) => periodText(march, language, format));
  expect(written('en-US')).toEqual([
    'Mar 2022 – Nov 2022',
    'March 2022 – November 2022',
    '03/2022 – 11/2022',
    '2022',
  ]);
  expect(written('pt-BR')).toEqual([
    'mar/2022 – nov/2022',
    'março de 2022 – novembro de 2022',
    '03/2022 – 11/2022',
    '2022',
  ]);
});
