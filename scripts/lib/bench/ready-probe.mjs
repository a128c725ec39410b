/*
 * Runs in the page of bench:pages, before anything else there, and looks only when something has changed: asking from
 * outside brings a file of its own into the slowed page, which costs it some 200 ms.
 */
{
  const { promise, resolve } = Promise.withResolvers();
  Object.assign(globalThis, { ready: promise });
  const observer = new MutationObserver(() => {
    const found = document.querySelector(globalThis.readySelector);
    if (found === null || found.getClientRects().length === 0) return;
    observer.disconnect();
    // With the frame that shows it.
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  });
  addEventListener('DOMContentLoaded', () =>
    observer.observe(document.body, { childList: true, subtree: true }),
  );
}
