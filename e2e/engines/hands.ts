import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from './engine.ts';

const POLL_MS = 150;
const WITHIN_MS = 30_000;
/** WebKit renders in software under Xvfb. */
const PAINTED_WITHIN_MS = 120_000;
/** A menu or dialog may still be animating when it appears. */
const SETTLED_MS = 200;

export const BUTTON = 'button, a, [role=menuitem], [role=option], [role=tab]';
const FIELD = 'input:not([type=radio]), textarea, [role=textbox]';

interface Found {
  readonly x: number;
  readonly y: number;
  readonly value: string;
}

/** Center of the visible element with this name, in the topmost dialog. Runs in the page. */
function findInPage(kinds: string, name: string): Found | null {
  const pattern = new RegExp(name);
  const labelOf = (element: HTMLElement): Element =>
    (element as HTMLInputElement).labels?.[0] ??
    document.getElementById(element.getAttribute('aria-labelledby')?.split(' ')[0] ?? '') ??
    element;
  const nameOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? labelOf(element).textContent ?? '').replace('*', '').trim();
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const isRadio = (element: HTMLElement) => (element as HTMLInputElement).type === 'radio';
  const found = [...scope.querySelectorAll<HTMLElement>(kinds)].find(
    (element) =>
      (isRadio(element) || element.checkVisibility()) &&
      // Skip the early form, which the builder shows before the program has loaded.
      element.closest('[inert], [aria-hidden=true]') === null &&
      pattern.test(nameOf(element)),
  );
  if (!found) return null;
  const seen = isRadio(found) ? labelOf(found) : found;
  seen.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = seen.getBoundingClientRect();
  return {
    x: x + width / 2,
    y: y + height / 2,
    value: (found as HTMLInputElement).value ?? found.textContent ?? '',
  };
}

/** A hash of the first page's pixels; WebKit cannot make a data URL of this canvas. Runs in the page. */
function pixelsInPage(): string {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-page="1"]');
  if (!canvas || canvas.width === 300) return '';
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
  if (!copy) return '';
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
  return String(data.reduce((hash, value) => (hash * 31 + value) | 0, 7));
}

/** Actions for journeys. Each waits for the element it names, and its failure message contains that name. */
export function handsOn(engine: Engine) {
  const until = async <Value>(
    what: string,
    ask: () => Promise<Value>,
    withinMs = WITHIN_MS,
  ): Promise<NonNullable<Value>> => {
    const end = Date.now() + withinMs;
    for (;;) {
      const found = await ask().catch(() => null);
      if (found) return found;
      if (Date.now() > end) throw new Error(`never: ${what}`);
      await wait(POLL_MS);
    }
  };
  const find = (kinds: string, name: string) => until(name, () => engine.evaluate(findInPage, kinds, name));
  const click = async (name: string, kinds = BUTTON) => {
    await find(kinds, name);
    await wait(SETTLED_MS);
    const { x, y } = await find(kinds, name);
    await engine.clickAt(x, y);
  };
  const valueOf = async (name: string) => (await find(FIELD, name)).value;
  const picture = async () =>
    createHash('sha256')
      .update(await engine.evaluate(pixelsInPage))
      .digest('hex');
  return {
    until,
    find,
    click,
    valueOf,
    picture,
    intoField: async (name: string, text: string) => {
      await click(name, FIELD);
      await engine.press('Control+a');
      await engine.type(text);
    },
    focusField: (name: string) => click(name, FIELD),
    /** Repeats the click until it has an effect: right after a reload the program may not be listening yet. */
    clickUntil: (name: string, isDone: () => Promise<boolean>) =>
      until(`${name} to work`, async () => {
        if (await isDone()) return true;
        // The button is missing if an earlier click took effect late.
        const found = await engine.evaluate(findInPage, BUTTON, name);
        if (found) await engine.clickAt(found.x, found.y);
        await wait(700);
        return isDone();
      }),
    isText: (pattern: string) =>
      engine.evaluate((source) => new RegExp(source).test(document.body.innerText), pattern),
    untilPainted: async () => {
      const blank = createHash('sha256').update('').digest('hex');
      await until('a first page', async () => (await picture()) !== blank, PAINTED_WITHIN_MS);
      await wait(500);
    },
    untilPictureIsNot: (before: string, what: string) =>
      until(`the preview to follow ${what}`, async () => (await picture()) !== before),
  };
}

export type Hands = ReturnType<typeof handsOn>;
