import { EMPTY_APPLICATION } from '@lauda/domain/application/application';
import { cardOf } from '@lauda/domain/application/card';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import type { ListedApplication } from '../device/applications-query.ts';
import { Insights } from './insights.tsx';
import { useInsightsCsv } from './use-insights-csv.ts';

const card = (change: Partial<ListedApplication>): ListedApplication => ({
  ...cardOf(EMPTY_APPLICATION),
  id: crypto.randomUUID(),
  updatedAt: '2026-11-01T00:00:00.000Z',
  isHere: false,
  viewCount: null,
  ...change,
});
const TITLES = new Map([['a', 'Backend']]);
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('[JOB-07] insights on the screen', () => {
  it('say counts, shares of large groups only, and each resume by its name', () => {
    const rejected = { state: 'closed', outcome: 'rejected', resumeId: 'a' } as const;
    const cards = [
      ...Array.from({ length: 5 }, () => card(rejected)),
      card({ state: 'applied', resumeId: 'gone', appliedOn: '2026-11-10' }),
      card({ state: 'interview' }),
      card({}),
    ];
    renderUi(<Insights cards={cards} resumeTitles={TITLES} today="2026-11-18" />);
    expect(rowsOf('How far they got')).toEqual([
      ['Step', 'Applications', 'Of the step before'],
      ['Saved', '8', ''],
      ['Applied', '7', '88%'],
      ['Interview', '1', '14%'],
      ['Offer', '0', 'Too few to say'],
    ]);
    expect(screen.getByText('86% of your sent applications were answered (6 of 7).')).toBeDefined();
    expect(screen.getByText('1 is still waiting.')).toBeDefined();
    expect(rowsOf('By resume')).toEqual([
      ['Resume', 'Sent', 'Answered', 'Interviews'],
      ['Backend', '5', '5 (100%)', '0 (0%)'],
      ['Without a resume from here', '1', '1 (too few to say)', '1 (too few to say)'],
      ['Deleted resume', '1', '0 (too few to say)', '0 (too few to say)'],
    ]);
  });

  it('are a CSV with a row for each application, in which nothing is a formula', () => {
    let csv = '';
    function Reader() {
      csv = useInsightsCsv(
        [
          card({
            company: '=HYPERLINK("http://x")',
            title: '+1;-2',
            state: 'applied',
            appliedOn: '2026-11-10',
            score: 62,
          }),
        ],
        TITLES,
      )();
      return null;
    }
    renderUi(<Reader />);
    const [head, row, end] = csv.split('\r\n');
    expect(head?.startsWith('\uFEFF"Company","Job title"')).toBe(true);
    expect(row).toBe(
      `"'=HYPERLINK(""http://x"")","'+1;'-2","","Applied",,"2026-11-10",,,,"Applied","No",,62`,
    );
    expect(end).toBe('');
  });
});
