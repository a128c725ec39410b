import type { Page } from '@playwright/test';

/**
 * Until what has just changed is drawn (media queries hear of a new size in the next frame, and what they change is
 * there in the one after) and no transition is running: a dialog on its way in covers what it will not cover, and a
 * colour on its way is none of the two. Each wait has an end: a tab that is not painted gets no frames.
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
