import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { PRODUCT_ORIGIN } from '../support/addresses.ts';
import { newAccount } from './account.ts';
import { look, orElse, type Sight, takeWayOn } from './look.ts';
import type { Fault, Mode } from './modes.ts';
import { type Path, PATHS, type Step, type Walk } from './paths.ts';
import { type Proxy, startProxy } from './proxy.ts';

/** Same as in the web app's call-limits.ts. */
const CALL_LIMIT_MS = 30_000;
/** Margin for a busy machine and for what follows the call. */
const MARGIN_MS = 15_000;
/** Counted from recovery: the longest pause between automatic retries, plus the call. */
const HEAL_MS = 75_000;
const LOOK_EVERY_MS = 250;
/** A page needs time to retry before the user clicks again. */
const PRESS_EVERY_MS = 12_000;
const ACT_MS = 12_000;
const LATE_CALL_MS = 10_000;

export type Verdict = 'ok' | 'hung' | 'lost' | 'stranded' | 'unmet';

export interface Outcome {
  readonly verdict: Verdict;
  readonly said: string;
  readonly seconds: number;
}

export interface Run {
  readonly path: string;
  readonly fault: Fault | null;
  /** The product is redeployed before this step. */
  readonly deployBefore?: number;
  /** For control runs: the network never recovers, and the check looks for text that was never typed. */
  readonly isNeverHealed?: true;
  readonly looksFor?: string;
}

class Failure extends Error {
  readonly verdict: Verdict;
  constructor(verdict: Verdict, said: string) {
    super(said);
    this.verdict = verdict;
  }
}

const until = async (deadline: number, isDone: () => Promise<boolean>): Promise<boolean> => {
  for (;;) {
    if (await orElse(isDone(), false)) return true;
    if (Date.now() > deadline) return false;
    await wait(LOOK_EVERY_MS);
  }
};

/** One walk along a path, with one faulty call. */
class Runner {
  readonly #walk: Walk;
  readonly #path: Path;
  readonly #proxy: Proxy;
  readonly #run: Run;
  #isHealed = false;
  readonly #named: string[] = [];

  constructor(run: Run, walk: Walk, proxy: Proxy) {
    this.#run = run;
    this.#walk = walk;
    this.#proxy = proxy;
    this.#path = PATHS[run.path] as Path;
  }

  async go(): Promise<string> {
    for (const [index, step] of this.#path.steps.entries()) {
      if (index === this.#run.deployBefore) this.#proxy.deploy();
      await this.#take(step, index);
    }
    await this.#untilQuiet();
    await this.#checkKept();
    return this.#named.length > 0 ? `named: ${this.#named[0]}` : 'went on by itself';
  }

  /** Signed-in users must never see signed-out screens, whatever failed to load. */
  async #look() {
    const sight = await look(this.#walk.page);
    if (sight.isSignedOut && this.#path.isVisitor !== true)
      throw new Failure('stranded', 'shown as signed out');
    return sight;
  }

  #heal(trouble: readonly string[]): void {
    if (trouble[0] !== undefined) this.#named.push(trouble[0]);
    if (this.#run.isNeverHealed !== true) this.#proxy.heal();
    this.#isHealed = true;
  }

  /** False if something could not be clicked; the caller checks and clicks again. */
  #act(step: Step): Promise<boolean> {
    const acted = step.act(this.#walk).then(() => true);
    return orElse(acted, false, ACT_MS);
  }

  async #take(step: Step, index: number): Promise<void> {
    const isDone = () => step.isDone(this.#walk);
    const limitMs = (step.limitMs ?? CALL_LIMIT_MS) + MARGIN_MS;
    let hasActed = await this.#act(step);
    let deadline = Date.now() + limitMs;
    let pressedAt = 0;
    for (;;) {
      if (await orElse(isDone(), false)) return;
      const sight = await this.#look();
      if (sight.trouble.length > 0 && !this.#isHealed) {
        this.#heal(sight.trouble);
        deadline = Date.now() + HEAL_MS;
      }
      if (this.#isHealed && Date.now() - pressedAt > PRESS_EVERY_MS) {
        pressedAt = Date.now();
        if (!(await takeWayOn(this.#walk.page)) && step.isRepeatable) await this.#act(step);
      }
      if (!hasActed && sight.trouble.length === 0) hasActed = await this.#act(step);
      if (Date.now() > deadline) {
        const what = `step ${index + 1} at ${this.#walk.page.url()}, waiting: ${sight.waiting.join(' | ')}`;
        if (this.#isHealed) throw new Failure('stranded', `${what}, trouble: ${sight.trouble.join(' | ')}`);
        throw new Failure('hung', what);
      }
      await wait(LOOK_EVERY_MS);
    }
  }

  /** After the goal is reached, no spinner may remain, and no trouble may outlast the network fault. */
  async #untilQuiet(): Promise<void> {
    // Some calls come only after everything else is done; wait for them before healing.
    if (this.#run.fault && !this.#isHealed)
      await until(Date.now() + LATE_CALL_MS, () => Promise.resolve(this.#proxy.hits() > 0));
    const deadline = Date.now() + CALL_LIMIT_MS + MARGIN_MS;
    let sight = await this.#look();
    while (sight.waiting.length > 0 && sight.trouble.length === 0) {
      if (Date.now() > deadline)
        throw new Failure('hung', `beside the goal, waiting: ${sight.waiting.join(' | ')}`);
      await wait(LOOK_EVERY_MS);
      sight = await this.#look();
    }
    if (!this.#isHealed) this.#heal(sight.trouble);
    const healed = Date.now() + HEAL_MS;
    while (!isQuiet(sight)) {
      if (Date.now() > healed)
        throw new Failure('stranded', `trouble stays: ${[...sight.trouble, ...sight.waiting].join(' | ')}`);
      await takeWayOn(this.#walk.page);
      await until(Date.now() + PRESS_EVERY_MS, async () => isQuiet(await look(this.#walk.page)));
      sight = await this.#look();
    }
  }

  async #checkKept(): Promise<void> {
    const { isKept } = this.#path;
    if (!isKept) return;
    const { page, words } = this.#walk;
    const walk = { ...this.#walk, words: this.#run.looksFor ?? words };
    await orElse(page.reload({ waitUntil: 'commit' }), null, ACT_MS);
    if (!(await until(Date.now() + CALL_LIMIT_MS, () => isKept(walk))))
      throw new Failure('lost', `“${walk.words}” is not where it has to be`);
  }
}

const isQuiet = ({ trouble, waiting }: Sight) => trouble.length === 0 && waiting.length === 0;

const isMet = ({ fault }: Run, proxy: Proxy) => fault === null || proxy.hits() > 0;

export async function runPath(browser: Browser, run: Run): Promise<Outcome & { calls: readonly string[] }> {
  const path = PATHS[run.path];
  if (!path) throw new Error(`no path ${run.path}`);
  const startedAt = Date.now();
  const proxy = await startProxy();
  const account = await newAccount(browser, path.isPro ?? false);
  const context = await browser.newContext({
    baseURL: PRODUCT_ORIGIN,
    proxy: { server: proxy.url },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    ...(path.isVisitor ? {} : { storageState: await account.context.storageState() }),
  });
  context.setDefaultTimeout(10_000);
  let page: Page | null = null;
  const end = (verdict: Verdict, said: string) => ({
    verdict,
    said,
    seconds: (Date.now() - startedAt) / 1000,
    calls: [...proxy.calls],
  });
  try {
    page = await context.newPage();
    page.on('download', (download) => account.downloads.push(download));
    const id = (await path.prepare?.(account, page)) ?? '';
    const walk: Walk = { page, account, id, words: `Ōsaka ${randomUUID().slice(0, 8)}` };
    if (run.fault) proxy.trouble(run.fault);
    const said = await new Runner(run, walk, proxy).go();
    return isMet(run, proxy) ? end('ok', said) : end('unmet', 'the call was not made before the end');
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (page) await orElse(page.screenshot({ path: pictureOf(run) }), null);
    return end(error.verdict, error.message);
  } finally {
    await context.close();
    await account.context.close();
    proxy.close();
  }
}

export const modeOf = (run: Run): Mode | 'clean' =>
  run.fault?.mode ?? (run.deployBefore === undefined ? 'clean' : 'deploy');

export const titleOf = (run: Run): string =>
  [run.path, modeOf(run), run.fault?.call ?? (run.deployBefore ?? -1) + 1].join(' ');

const pictureOf = (run: Run): string =>
  `.reports/network/${titleOf(run)
    .replaceAll(/[^\w.-]+/g, '_')
    .slice(0, 90)}.png`;
