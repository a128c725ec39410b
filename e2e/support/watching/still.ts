import type { Page } from '@playwright/test';

/**
 * Waits until recent changes are drawn and no transition is running. Media queries see a new size in the next frame and
 * apply it in the one after; a dialog in transition covers other elements, and a color in transition has neither value.
 * Each wait has a timeout, because a tab that is not painted gets no frames.
 */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const atMost = (ms: number, work: Promise<unknown>) =>
      Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);
    const frame = () => atMost(2000, new Promise((resolve) => requestAnimationFrame(resolve)));
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .map(({ finished }) => finished.catch(() => null));
    await atMost(1000, Promise.all(ending));
  });
