/* Runs first in the page of bench:typing. It only observes. */
{
  const probe = {
    /** Longest event of each key, from keydown to the next paint, by interaction id. */
    paints: new Map(),
    previewMs: [],
    inputs: 0,
  };
  let waitsSince = null;
  Object.assign(globalThis, { typingProbe: probe });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name.startsWith('key') && entry.interactionId > 0)
        probe.paints.set(
          entry.interactionId,
          Math.max(probe.paints.get(entry.interactionId) ?? 0, entry.duration),
        );
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });

  addEventListener(
    'input',
    ({ timeStamp }) => {
      probe.inputs += 1;
      waitsSince ??= timeStamp;
    },
    { capture: true },
  );

  const { prototype } = ImageBitmapRenderingContext;
  // Called below with the context that it belongs to.
  // oxlint-disable-next-line typescript/unbound-method
  const transfer = prototype.transferFromImageBitmap;
  prototype.transferFromImageBitmap = function transferFromImageBitmap(bitmap) {
    transfer.call(this, bitmap);
    if (waitsSince === null) return;
    const since = waitsSince;
    waitsSince = null;
    requestAnimationFrame(() => probe.previewMs.push(performance.now() - since));
  };
}
