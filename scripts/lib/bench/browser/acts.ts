import type { Locator, Page } from 'playwright-core';

export interface Tally {
  readonly acts: number;
  readonly characters: number;
}

/** Performs and counts user actions: a click, a key chord, or the text of one field is one act. */
export function createHands(page: Page) {
  const parts = new Map<string, { acts: number; characters: number }>();
  let current = { acts: 0, characters: 0 };
  return {
    part: (name: string) => {
      current = { acts: 0, characters: 0 };
      parts.set(name, current);
    },
    click: async (target: Locator) => {
      current.acts += 1;
      await target.click();
    },
    press: async (chord: string) => {
      current.acts += 1;
      await page.keyboard.press(chord);
    },
    /** Types into the focused element; a line break within a field's text is one of its characters. */
    type: async (text: string) => {
      current.acts += 1;
      current.characters += text.length;
      await page.keyboard.type(text);
    },
    parts: (): ReadonlyMap<string, Tally> => parts,
    total: (): Tally => ({
      acts: [...parts.values()].reduce((sum, { acts }) => sum + acts, 0),
      characters: [...parts.values()].reduce((sum, { characters }) => sum + characters, 0),
    }),
  };
}
