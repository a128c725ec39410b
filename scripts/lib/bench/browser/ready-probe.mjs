/*
 * Runs first in the page of bench:pages and checks only on DOM changes. Polling from outside would load a script into
 * the throttled page, at a cost of about 200 ms.
 */
{
  const { promise, resolve } = Promise.withResolvers();
  Object.assign(globalThis, { ready: promise });
  const observer = new MutationObserver(() => {
    const found = document.querySelector(globalThis.readySelector);
    if (found === null || found.getClientRects().length === 0) return;
    observer.disconnect();
    // Resolve with the frame that shows it.
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  });
  addEventListener('DOMContentLoaded', () =>
    observer.observe(document.body, { childList: true, subtree: true }),
  );
}
