import type { Browser, BrowserContext } from '@playwright/test';

type Prepare = (context: BrowserContext) => Promise<void> | void;

/** Prepares a test's context and all further ones, until the returned function is called. */
export async function onEveryContext(
  browser: Browser,
  context: BrowserContext,
  prepare: Prepare,
): Promise<() => void> {
  const prepared = new WeakSet<BrowserContext>();
  const prepareOnce = async (one: BrowserContext) => {
    if (prepared.has(one)) return;
    prepared.add(one);
    await prepare(one);
  };
  await prepareOnce(context);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const opened = await newContext(options);
    await prepareOnce(opened);
    return opened;
  };
  return () => {
    browser.newContext = newContext;
  };
}
