// Runs in the page: records the time of the first card, and frame durations while a column scrolls.
globalThis.cardsProbe = {
  firstCardMs: null,
  async frameTimes({ frames, top }) {
    const scroller = document.querySelector('[data-scroller]');
    if (scroller === null) throw new Error('no column');
    const gaps = [];
    let last = performance.now();
    for (let frame = 0; frame < frames; frame += 1) {
      scroller.scrollBy({ top });
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      gaps.push(now - last);
      last = now;
    }
    return gaps;
  },
};
new MutationObserver((_changes, observer) => {
  if (document.querySelector('[data-card]') === null) return;
  observer.disconnect();
  globalThis.cardsProbe.firstCardMs = Math.round(performance.now());
}).observe(document, { subtree: true, childList: true });
