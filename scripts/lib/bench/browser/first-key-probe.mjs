/*
 * Runs first in the page of bench:pages. `firstField` is the position of the first enabled text field, once a frame has
 * shown it; `firstKey` is the time when the first keystroke was in it.
 */
{
  const field = Promise.withResolvers();
  const key = Promise.withResolvers();
  Object.assign(globalThis, { firstField: field.promise, firstKey: key.promise });
  addEventListener('input', () => key.resolve(performance.now()), { once: true, capture: true });
  const look = () => {
    const found = document.querySelector(globalThis.fieldSelector);
    const { x, y, width, height } = found?.getBoundingClientRect() ?? { width: 0 };
    if (width === 0) requestAnimationFrame(look);
    // Resolve after the frame that shows it.
    else setTimeout(() => field.resolve({ x: x + width / 2, y: y + height / 2 }));
  };
  requestAnimationFrame(look);
}
