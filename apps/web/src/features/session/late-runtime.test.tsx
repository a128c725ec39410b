import { act, render } from '@testing-library/react';
import { type ComponentType, useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lateRuntime } from './late-runtime.tsx';
import { type GuardLogOut, type LogOutGuard, passGuards } from '@lauda/local-first/lifecycle/sign-out';

afterEach(() => vi.useRealTimers());

interface RuntimeProps {
  guardLogOut: GuardLogOut;
}

/** A runtime with its own guard, which loads or fails when the test says so. */
function mount(guard: LogOutGuard) {
  const guards = new Set<LogOutGuard>();
  const file = Promise.withResolvers<ComponentType<RuntimeProps>>();
  const Late = lateRuntime(() => file.promise);
  const guardLogOut = (added: LogOutGuard) => {
    guards.add(added);
    return () => void guards.delete(added);
  };
  render(<Late guardLogOut={guardLogOut} />);
  const logOut = async () => ((await passGuards(guards)) ? 'left' : 'stayed');
  const arrive = () =>
    act(async () =>
      file.resolve(function Runtime(props: RuntimeProps) {
        useEffect(() => props.guardLogOut(guard), [props]);
        return null;
      }),
    );
  return { logOut, arrive, fail: () => act(async () => file.reject(new Error('offline'))) };
}

it('[AUTH-10] logging out waits for what knows whether something is unsaved', async () => {
  const guard = vi.fn<LogOutGuard>(() => Promise.resolve(false));
  const { logOut, arrive } = mount(guard);
  const outcome = logOut();
  await Promise.resolve();
  expect(guard).not.toHaveBeenCalled();
  await arrive();
  expect(await outcome).toBe('stayed');
});

it('lets people go when the file does not arrive', async () => {
  const { logOut, fail } = mount(() => Promise.resolve(false));
  const outcome = logOut();
  await fail();
  expect(await outcome).toBe('left');
});

it('asks for the file again when the network is back', async () => {
  const load = vi
    .fn<() => Promise<ComponentType<RuntimeProps>>>(() => Promise.resolve(() => 'keeping watch'))
    .mockRejectedValueOnce(new TypeError('offline'));
  const Late = lateRuntime(load);
  const { container } = render(<Late guardLogOut={() => () => undefined} />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await act(async () => undefined);
  expect(container.textContent).toBe('');
  await act(async () => void dispatchEvent(new Event('online')));
  expect(container.textContent).toBe('keeping watch');
});

it('lets people go when the file takes too long', async () => {
  vi.useFakeTimers();
  const { logOut } = mount(() => Promise.resolve(false));
  const outcome = logOut();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toBe('left');
});

it('[BRW-05] asks for the file again on a network that does not say when it is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const load = vi
    .fn<() => Promise<ComponentType<RuntimeProps>>>(() => Promise.resolve(() => 'keeping watch'))
    .mockRejectedValueOnce(new TypeError('no answer'))
    .mockRejectedValueOnce(new TypeError('no answer'));
  const Late = lateRuntime(load);
  const { container } = render(<Late guardLogOut={() => () => undefined} />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await act(async () => undefined);
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(container.textContent).toBe('keeping watch');
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(load).toHaveBeenCalledTimes(3);
});
