import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useIsNear } from './use-is-near.ts';

type Report = (entries: { isIntersecting: boolean }[]) => void;

it('[BLD-07] a page that went and came back while the browser was busy is near', () => {
  let report: Report = () => undefined;
  class Observer {
    constructor(onChange: Report) {
      report = onChange;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const ref = { current: document.createElement('canvas') };
  const { result } = renderHook(() => useIsNear(ref));
  expect(result.current).toBe(false);
  act(() => report([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(result.current).toBe(true);
  act(() => report([{ isIntersecting: true }, { isIntersecting: false }]));
  expect(result.current).toBe(false);
  vi.unstubAllGlobals();
});
