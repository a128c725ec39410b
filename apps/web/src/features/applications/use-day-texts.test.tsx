import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { useDayTexts } from './use-day-texts.ts';

const Day = () => <p>{useDayTexts().short('2026-11-20')}</p>;

it('[JOB-02] a board of many cards makes one date format, not seven for each card', () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  const { container } = renderUi(Array.from({ length: 100 }, (_, index) => <Day key={index} />));
  expect(container.textContent).toBe('Nov 20'.repeat(100));
  expect(format).toHaveBeenCalledTimes(1);
  format.mockRestore();
});
