import type { Page } from '@playwright/test';

/** Firefox aborts a navigation that starts while the previous page is still navigating, as after a sign-up. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address).catch(async (error: Error) => {
    if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
    await page.goto(address);
  });
}
