import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { DayChart } from './day-chart.tsx';

it('puts a figure that began later under its own day of the axis', async () => {
  const axis = ['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'];
  await renderScreen(<DayChart title="Active" days={[{ day: '2026-11-16', count: 4 }]} axis={axis} />);
  const bars = [...document.querySelectorAll('svg[role="img"] rect')];
  expect(bars).toHaveLength(1);
  expect(Number(bars[0]?.getAttribute('x'))).toBeGreaterThan(400);
});
