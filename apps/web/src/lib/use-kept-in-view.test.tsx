import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeptInView } from './use-kept-in-view.ts';

const show = vi.fn<() => void>();
let top = 0;
let onSize: () => void;

beforeEach(() => {
  show.mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        onSize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function Far() {
  const ref = useRef<HTMLDivElement>(null);
  useKeptInView(ref);
  return (
    <div
      ref={(element) => {
        ref.current = element;
        if (!element) return;
        element.scrollIntoView = show;
        element.getBoundingClientRect = () => ({ top, bottom: top + 10 }) as DOMRect;
      }}
    />
  );
}

it('is shown, and again when what loads above pushes it away, until the person moves the page', () => {
  top = 100;
  render(<Far />);
  expect(show).toHaveBeenCalledTimes(1);
  onSize();
  expect(show).toHaveBeenCalledTimes(1);
  // Its first lines in view are not enough: its buttons are at the end.
  top = innerHeight - 5;
  onSize();
  expect(show).toHaveBeenCalledTimes(2);
  top = innerHeight + 500;
  dispatchEvent(new Event('scroll'));
  expect(show).toHaveBeenCalledTimes(3);
  dispatchEvent(new Event('wheel'));
  dispatchEvent(new Event('scroll'));
  expect(show).toHaveBeenCalledTimes(3);
});
