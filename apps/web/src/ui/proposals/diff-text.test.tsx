import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { DiffText } from './diff-text.tsx';

it('marks a full stop as one mark, a moved line as moved, and what is new or gone', () => {
  const { container } = renderUi(
    <DiffText
      before={'• Cut the run to 2 h 40 min\n• Ran the rota\n• Wrote the guide'}
      after={'• Ran the rota\n• Cut the run to 2 h 40 min.\n• Hired two analysts'}
    />,
  );
  expect(screen.getAllByRole('insertion').map((element) => element.textContent)).toEqual([
    ' Added: .',
    ' Added: • Hired two analysts',
  ]);
  expect(screen.getAllByRole('deletion').map((element) => element.textContent)).toEqual([
    ' Removed: • Wrote the guide',
  ]);
  expect(container.textContent).toContain('Ran the rota');
});

it('marks the places that only the person can vouch for, wherever their line now stands', () => {
  const after = 'First line\nSecond with 40 people';
  renderUi(
    <DiffText
      before="First line"
      after={after}
      marks={[{ start: after.indexOf('40'), end: after.length }]}
    />,
  );
  expect(screen.getByRole('mark').textContent).toBe('40 people');
});
