import type { Page } from '@playwright/test';

/** Ways to use a form: by keyboard only, or by touch. */
export interface Hands {
  /** Moves the focus into the field with that name. */
  reach: (field: string) => Promise<void>;
  /** With `isBehind`, searches backwards. */
  press: (button: string | RegExp, options?: { isBehind?: boolean }) => Promise<void>;
  tick: (box: string) => Promise<void>;
  /** Chooses an entry of the open menu or list. */
  choose: (item: string) => Promise<void>;
}

const MOST_TABS = 220;

/** Whether the focus is on an element of that kind and name. */
const isFocusOn = (page: Page, name: string | RegExp, kind: 'field' | 'button') =>
  page.evaluate(
    ({ exact, pattern, isField }) => {
      const { activeElement: element } = document;
      if (!element?.matches(isField ? 'input, textarea, [role=textbox], [role=combobox]' : 'button, a'))
        return false;
      const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const names = [
        element.getAttribute('aria-label'),
        ...labelled.map((id) => document.getElementById(id)?.textContent),
        ...Array.from((element as HTMLInputElement).labels ?? [], ({ textContent }) => textContent),
        element.textContent,
      ];
      return names.some((found) => {
        const words = found?.replace('*', '').trim() ?? '';
        return pattern === null ? words === exact : new RegExp(pattern).test(words);
      });
    },
    { exact: String(name), pattern: name instanceof RegExp ? name.source : null, isField: kind === 'field' },
  );

/** Presses Tab until it reaches the target; going all the way around the page is fine. */
export function keyboardOf(page: Page): Hands & { back: (button: string) => Promise<void> } {
  const { keyboard } = page;
  const tabTo = async (name: string | RegExp, kind: 'field' | 'button', key = 'Tab') => {
    for (let step = 0; step < MOST_TABS; step += 1) {
      await keyboard.press(key);
      if (await isFocusOn(page, name, kind)) return;
    }
    throw new Error(`${key} never came to ${name}`);
  };
  return {
    reach: (field) => tabTo(field, 'field'),
    press: async (button, { isBehind = false } = {}) => {
      await tabTo(button, 'button', isBehind ? 'Shift+Tab' : 'Tab');
      await keyboard.press('Enter');
    },
    tick: async (box) => {
      await tabTo(box, 'field');
      await keyboard.press('Space');
    },
    back: (button) => tabTo(button, 'button', 'Shift+Tab'),
    choose: async (item) => {
      for (let step = 0; step < 20; step += 1) {
        const here = await page.evaluate(() => {
          const { activeElement: element } = document;
          const active = element?.getAttribute('aria-activedescendant');
          return (active ? document.getElementById(active) : element)?.textContent ?? '';
        });
        if (here.startsWith(item)) return keyboard.press('Enter');
        await keyboard.press('ArrowDown');
      }
      throw new Error(`no ${item} to choose`);
    },
  };
}

/** The last element with a name is the newest: entries are added at the end. */
export function thumbsOf(page: Page): Hands {
  return {
    reach: (field) => {
      const named = { name: field, exact: true };
      return page.getByRole('textbox', named).or(page.getByRole('combobox', named)).last().tap();
    },
    press: (button) => {
      const named = { name: button, exact: true };
      return page.getByRole('button', named).or(page.getByRole('link', named)).last().tap();
    },
    tick: (box) => {
      const named = { name: box, exact: true };
      return page.getByRole('checkbox', named).or(page.getByRole('switch', named)).tap();
    },
    choose: async (item) => {
      const items = page
        .getByRole('menuitem')
        .or(page.getByRole('menuitemradio'))
        .or(page.getByRole('option'));
      await items.filter({ hasText: item }).first().tap();
    },
  };
}
