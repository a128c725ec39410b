import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

/* What jsdom lacks, as far as components need it; real browsers prove the rest in e2e. */

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector<HTMLElement>('input, button, a[href]')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};

// jsdom's style sheet hides a popover that is not in the top layer, and it knows no top layer.
HTMLElement.prototype.showPopover = function showPopover() {
  this.style.display = 'block';
};
HTMLElement.prototype.hidePopover = function hidePopover() {
  this.style.display = '';
};
HTMLElement.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

globalThis.CSS ??= { supports: () => true, escape: (text: string) => text } as unknown as typeof CSS;

/** A desktop without preferences; a test that needs another answer replaces it. */
globalThis.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
