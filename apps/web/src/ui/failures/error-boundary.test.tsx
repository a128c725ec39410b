import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';

const Failed = ({ onRetry }: { onRetry: () => void }) => <button onClick={onRetry}>Try again</button>;

it('loads a part again at “Try again” after its file did not arrive, and only then', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<() => string>>(() => Promise.resolve(() => 'the part'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyPart(load);
  const { user } = renderUi(
    <ErrorBoundary fallback={Failed}>
      <Suspense fallback="loading">
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
  const retry = await screen.findByRole('button');
  expect(load).toHaveBeenCalledTimes(1);
  await user.click(retry);
  await screen.findByText('the part');
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads a part once for all places in which it stands', async () => {
  const load = vi.fn<() => Promise<() => string>>(() => Promise.resolve(() => 'part'));
  const Part = lazyPart(load);
  renderUi(
    <Suspense fallback="loading">
      <Part />
      <Part />
    </Suspense>,
  );
  await screen.findByText('partpart');
  expect(load).toHaveBeenCalledTimes(1);
});
