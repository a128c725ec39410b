import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { NO_LEGAL_LINES } from './legal-query.ts';
import { TermsView } from './terms-view.tsx';

const terms = (isSelling: boolean): string => {
  renderUi(<TermsView isSelling={isSelling} supportEmail={null} lines={NO_LEGAL_LINES} />);
  return screen.getByRole('article').textContent;
};

it('[OPS-06] the terms say nothing of plans where nothing is sold, and how to delete an account all the same', () => {
  const said = terms(false);
  expect(said).not.toMatch(/\bPro\b|plan|refund|renew/i);
  expect(said).toContain('Deleting your account');
});

it('[TXT-03] the terms name renewal and refund where plans are sold', () => {
  const said = terms(true);
  for (const part of ['Pro Monthly renews', 'Within 14 days of a payment', 'You can cancel at any time'])
    expect(said).toContain(part);
});
