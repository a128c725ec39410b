import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { comeFromElsewhere } from '../support/people/accounts.ts';
import { expectSoundLayout } from '../support/watching/layout-faults.ts';
import { test as base } from '../support/test.ts';

interface Story {
  /** One user action; afterwards the layout is checked at every size. */
  step: (page: Page, title: string, act: () => Promise<void>) => Promise<void>;
}

/** Folder for a screenshot of every step, for manual review. */
const PICTURES = process.env['STORY_PICTURES'];

export const test = base.extend<{ story: Story }>({
  isNotFoundAFault: true,
  story: async ({ context }, use, testInfo) => {
    await comeFromElsewhere(context);
    let count = 0;
    await use({
      step: (page, title, act) =>
        base.step(title, async () => {
          // A background tab paints nothing, and users work in the front one.
          await page.bringToFront();
          await act();
          count += 1;
          await expectSoundLayout(page);
          if (PICTURES !== undefined) {
            const groups = testInfo.titlePath.slice(1, -1);
            const folder = path.join(PICTURES, path.basename(testInfo.file, '.story.ts'), ...groups);
            await mkdir(folder, { recursive: true });
            const name = `${String(count).padStart(2, '0')}-${title.replaceAll(/\W+/g, '-').slice(0, 50)}.png`;
            await page.screenshot({ path: path.join(folder, name) });
          }
        }),
    });
  },
});

export { expect } from '@playwright/test';
