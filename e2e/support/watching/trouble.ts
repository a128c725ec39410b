import type { BrowserContext } from '@playwright/test';

/** A trouble notice that became visible: see `data-trouble` in the web app. */
export interface Trouble {
  readonly kind: string;
  readonly text: string;
  readonly url: string;
}

type Announced = string | RegExp;

const matches = (announced: Announced, { text, kind }: Trouble) =>
  typeof announced === 'string'
    ? text.includes(announced) || kind === announced
    : announced.test(text) || announced.test(kind);

const BINDING = 'reportTroubleToTest';

/** Runs in the page: reports every marked element once it is visible, and again when its text changes. */
function watchPage(binding: string): void {
  const reported = new WeakMap<Element, string>();
  const look = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-trouble]')) {
      // Ignores opacity: a notice that fades in is transparent only in its first frame.
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const text = element.innerText.replaceAll(/\s+/g, ' ').trim();
      if (reported.get(element) === text) continue;
      reported.set(element, text);
      const report = (globalThis as unknown as Record<string, (trouble: object) => void>)[binding];
      report?.({ kind: element.dataset['trouble'], text, url: location.href });
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

/** The trouble a test saw, and the trouble it announced. */
export class TroubleLog {
  readonly #seen: Trouble[] = [];
  readonly #announced: Announced[] = [];
  readonly #tolerated: readonly Announced[];

  /** Tolerated trouble may occur; announced trouble must. */
  constructor(tolerated: readonly Announced[] = []) {
    this.#tolerated = tolerated;
  }

  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding(BINDING, (_source, trouble: Trouble) => void this.#seen.push(trouble));
    await context.addInitScript(watchPage, BINDING);
  }

  /** The test provokes this trouble on purpose: part of its text, or its kind. */
  announce(...troubles: readonly Announced[]): void {
    this.#announced.push(...troubles);
  }

  get seen(): readonly Trouble[] {
    return this.#seen;
  }

  get unannounced(): readonly Trouble[] {
    const known = [...this.#announced, ...this.#tolerated];
    return this.#seen.filter((trouble) => !known.some((announced) => matches(announced, trouble)));
  }

  get neverSeen(): readonly Announced[] {
    return this.#announced.filter((announced) => !this.#seen.some((trouble) => matches(announced, trouble)));
  }
}
