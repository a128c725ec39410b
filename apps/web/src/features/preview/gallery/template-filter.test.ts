import { columnsOf } from '@lauda/documents/browser';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { expect, it } from 'vitest';
import { FILTER_NAMES, FILTERS, templatesWith } from './template-filter.ts';

it('[TPL-07] every value of a filter finds templates, and all values of one find each template once', () => {
  expect(FILTER_NAMES).toEqual(['columns', 'photo', 'length', 'character']);
  expect(templatesWith({})).toEqual([...TEMPLATE_IDS]);
  for (const name of FILTER_NAMES) {
    const found = FILTERS[name].map((value) => templatesWith({ [name]: value }));
    for (const ids of found) expect(ids.length).toBeGreaterThanOrEqual(3);
    expect(found.flat().toSorted()).toEqual([...TEMPLATE_IDS].toSorted());
  }
});

it('[TPL-07] several filters hold together', () => {
  const found = templatesWith({ columns: 'two', photo: 'large' });
  expect(found).toContain('portrait');
  expect(found.every((id) => columnsOf(id) === 2)).toBe(true);
  expect(templatesWith({ columns: 'two', character: 'traditional' })).toEqual([]);
});
