import { ApiError } from '@lauda/contract/client';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { PartFailure } from '../../../lib/part-failure.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { ErrorView } from './error-view.tsx';
import { PanelBoundary } from './panel-boundary.tsx';

beforeEach(() => {
  // React logs errors that a boundary caught; here they are expected.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error('panel broke');
  return <p>panel is fine</p>;
}

describe('failures on screen', () => {
  it('[APP-16] one broken panel says so in its place, the rest goes on, and a retry brings it back', async () => {
    isBroken = true;
    renderUi(
      <>
        <p>the other panel</p>
        <PanelBoundary>
          <Fragile />
        </PanelBoundary>
      </>,
    );
    expect(screen.getByText('the other panel')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t show this part');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('panel is fine')).toBeTruthy();
  });

  it('asks by itself for a file that did not arrive, and each time later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const load = vi
      .fn<() => Promise<() => string>>(() => Promise.resolve(() => 'the part'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const Part = lazyPart(load);
    renderUi(
      <PanelBoundary>
        <Suspense fallback="loading">
          <Part />
        </Suspense>
      </PanelBoundary>,
    );
    await screen.findByRole('alert');
    await act(() => vi.advanceTimersByTimeAsync(3100));
    expect(load).toHaveBeenCalledTimes(2);
    await screen.findByRole('alert');
    await act(() => vi.advanceTimersByTimeAsync(3100));
    expect(load).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(3100));
    await screen.findByText('the part');
    expect(load).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });

  it('asks soon for all files that did not arrive together, and soon again once the network is back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const fails = () => Promise.reject(new TypeError('Failed to fetch'));
    const loads = [vi.fn<() => Promise<never>>(fails), vi.fn<() => Promise<never>>(fails)];
    const Parts = loads.map((load) => lazyPart<object>(load));
    const calls = () => loads.map((load) => load.mock.calls.length);
    renderUi(
      <>
        {Parts.map((Part) => (
          <PanelBoundary key={Parts.indexOf(Part)}>
            <Suspense fallback="loading">
              <Part />
            </Suspense>
          </PanelBoundary>
        ))}
      </>,
    );
    const bothFailed = async () => {
      await expect.poll(() => screen.queryAllByRole('alert').length).toBe(2);
    };
    await bothFailed();
    await act(() => vi.advanceTimersByTimeAsync(3100));
    expect(calls()).toEqual([2, 2]);
    await bothFailed();
    act(() => void window.dispatchEvent(new Event('online')));
    await expect.poll(calls).toEqual([3, 3]);
    await bothFailed();
    await act(() => vi.advanceTimersByTimeAsync(3100));
    expect(calls()).toEqual([4, 4]);
    vi.useRealTimers();
  });

  it('keeps “Try again” for a minute where a file is late, and then asks by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const load = vi
      .fn<() => Promise<() => string>>(() => Promise.resolve(() => 'the part'))
      .mockRejectedValueOnce(new PartFailure(true));
    const Part = lazyPart(load);
    renderUi(
      <PanelBoundary>
        <Suspense fallback="loading">
          <Part />
        </Suspense>
      </PanelBoundary>,
    );
    await screen.findByRole('alert');
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    await screen.findByText('the part');
    vi.useRealTimers();
  });

  it('[APP-16] a broken tool leaves one button in its place, which tries again', async () => {
    isBroken = true;
    renderUi(
      <PanelBoundary isTool>
        <Fragile />
      </PanelBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toBe('');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'We couldn’t load this tool. Try again.' }));
    expect(screen.getByText('panel is fine')).toBeTruthy();
  });

  it('[APP-16] a broken screen keeps its frame and shows the reference that the server gave', async () => {
    const root = createRootRoute({
      component: () => (
        <>
          <p>the frame</p>
          <Outlet />
        </>
      ),
    });
    const broken = createRoute({
      getParentRoute: () => root,
      path: '/',
      component: () => {
        throw new ApiError('INTERNAL', 500, 'sorry', 'request-77');
      },
    });
    const router = createRouter({
      routeTree: root.addChildren([broken]),
      history: createMemoryHistory(),
      defaultErrorComponent: ({ error, reset }) => <ErrorView error={error} onRetry={reset} />,
    });
    renderUi(<RouterProvider router={router as never} />);
    expect(await screen.findByText('Error reference: request-77')).toBeTruthy();
    expect(screen.getByText('the frame')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText('sorry')).toBeNull();
  });

  it('[BRW-05] a screen whose file a deploy took away is loaded anew, and again at “Try again”', async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { href: 'https://lauda.example/resumes', reload });
    vi.stubGlobal('fetch', async () => new Response());
    sessionStorage.clear();
    const root = createRootRoute({
      component: () => <ErrorView error={new PartFailure(false)} onRetry={() => undefined} />,
    });
    const router = createRouter({ routeTree: root, history: createMemoryHistory() });
    renderUi(<RouterProvider router={router as never} />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await userEvent.click(retry);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
    vi.unstubAllGlobals();
  });

  it.each([
    ['is late is brought by another page', true, 1],
    ['fails again by hand is brought by another page', false, 2],
  ])('[BRW-05] a part whose file %s', async (_name, isLate, asked) => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { href: 'https://lauda.example/builder', reload });
    vi.stubGlobal('fetch', async () => new Response());
    const load = vi.fn<() => Promise<() => string>>(() => Promise.reject(new PartFailure(isLate)));
    const Part = lazyPart(load);
    renderUi(
      <PanelBoundary>
        <Suspense fallback="loading">
          <Part />
        </Suspense>
      </PanelBoundary>,
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(retry);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(load.mock.calls.length).toBeGreaterThanOrEqual(asked);
    vi.unstubAllGlobals();
  });
});
