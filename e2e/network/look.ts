import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** What the page visibly shows: trouble, waiting, and whether it looks signed out. */
export interface Sight {
  readonly trouble: readonly string[];
  readonly waiting: readonly string[];
  /** Shows the text of a screen for signed-out users. */
  readonly isSignedOut: boolean;
}

const NOTHING: Sight = { trouble: [], waiting: [], isSignedOut: false };

/** Runs in the page. */
function lookInPage(): Sight {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const words = (element: Element) =>
    ((element as HTMLElement).innerText ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 120);
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
  // Nothing is painted while a stylesheet is pending.
  const isBlank = [...document.querySelectorAll('link')].some(
    ({ rel, sheet, media }) => rel === 'stylesheet' && sheet === null && media !== 'print',
  );
  if (isBlank) return { trouble: [], waiting: [], isSignedOut: false };
  return {
    trouble: seen('[data-trouble], .start-notice').map(words),
    waiting: seen('.animate-spin, .animate-pulse, [aria-busy="true"]').map((element) =>
      words(element.closest('button, output, section, article, div') ?? element),
    ),
    isSignedOut:
      location.pathname === '/auth' ||
      seen('a').some((link) => /^(Sign in|Create account)$/.test(words(link))),
  };
}

const ANSWER_MS = 5000;

/** Falls back after a timeout: a driver waits forever for a page that is navigating away. */
export const orElse = <Value>(
  asked: Promise<Value>,
  otherwise: Value,
  withinMs = ANSWER_MS,
): Promise<Value> => Promise.race([asked.catch(() => otherwise), wait(withinMs, otherwise, { ref: false })]);

/** Returns nothing while a page is loading. */
export const look = (page: Page): Promise<Sight> => orElse(page.evaluate(lookInPage), NOTHING);

const WAYS_ON = /^(Try again|Load the page again|Retry|Reload|We couldn’t load this tool)/;

/** Clicks the first recovery action on the page; false if there is none. */
export async function takeWayOn(page: Page): Promise<boolean> {
  const ways = page
    .getByRole('button', { name: WAYS_ON })
    .or(page.getByRole('link', { name: WAYS_ON }))
    .filter({ visible: true });
  if ((await orElse(ways.count(), 0)) === 0) return false;
  return ways
    .first()
    .click({ timeout: 2000 })
    .then(
      () => true,
      () => false,
    );
}
