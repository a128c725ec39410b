import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Engine, WINDOW } from './engine.ts';
import { startRelay } from './relay.ts';

const KEYS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
};
/** A hanging page also blocks its driver. */
const ANSWERED_WITHIN_MS = 60_000;
/** The WebDriver protocol's key for an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Offset from the driver's port down to its relay's port. */
const RELAY_BEFORE = 10;

interface Watched {
  laudaFaults?: string[];
}

/** This driver reports no console messages, so the page records its own errors. */
function watchPage(): void {
  const watched = globalThis as Watched;
  if (watched.laudaFaults) return;
  const faults: string[] = [];
  watched.laudaFaults = faults;
  addEventListener('error', ({ message }) => faults.push(`error ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejection ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    faults.push(`policy ${effectiveDirective} ${blockedURI}`),
  );
}

/** Debian's WebKitGTK, driven by its own WebDriver; needs an X server (`xvfb-run`). */
export async function openWebKit(
  port: number,
  capabilities: { readonly pageLoadStrategy?: 'none' } = {},
): Promise<Engine> {
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  const relay = await startRelay(port - RELAY_BEFORE);
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
    cwd: home,
    stdio: 'ignore',
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home, LANG: 'en_US.UTF-8' },
  });
  const call = async (method: string, address: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    }).catch((error: unknown) => {
      throw new Error(`WebKit gave no answer to ${method} ${address.split('/').slice(3).join('/')}`, {
        cause: error,
      });
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error !== undefined)
      throw new Error(
        `${value.error}: ${value.message ?? ''} (${method} ${address.split('/').slice(3).join('/')})`,
      );
    return value;
  };
  const stop = async () => {
    driver.kill();
    await relay.close();
    await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  for (let tries = 0; (await call('GET', '/status').catch(() => null)) === null; tries += 1) {
    if (tries === 100) {
      await stop();
      throw new Error('WebKitWebDriver does not answer');
    }
    await wait(100);
  }
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser', ...capabilities } },
  })) as { sessionId: string };
  const at = (rest: string) => `/session/${sessionId}${rest}`;
  const act = (type: 'pointer' | 'key', actions: unknown[]) =>
    call('POST', at('/actions'), { actions: [{ type, id: type, actions }] });
  const evaluate: Engine['evaluate'] = async (code, ...args) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${code.toString()})(...[...arguments].slice(0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }))`;
    const { value, error } = (await call('POST', at('/execute/async'), { script, args })) as {
      value: never;
      error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const goto = async (url: string) => {
    await call('POST', at('/url'), { url });
    await evaluate(watchPage);
  };
  await call('POST', at('/window/rect'), WINDOW);
  return {
    name: 'webkit',
    evaluate,
    goto,
    reload: async () => {
      await call('POST', at('/refresh'), {});
      await evaluate(watchPage);
    },
    clickAt: async (x, y) =>
      void (await act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])),
    type: async (text) =>
      void (await act(
        'key',
        Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      )),
    press: async (keys) => {
      const all = keys.split('+').map((key) => KEYS[key] ?? key);
      // Key down and up in one action: a modifier stays pressed between two actions.
      await act('key', [
        ...all.map((value) => ({ type: 'keyDown', value })),
        ...all.toReversed().map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    chooseFile: async (selector, file) => {
      const found = (await call('POST', at('/element'), {
        using: 'css selector',
        value: selector,
      })) as Record<string, string>;
      await call('POST', at(`/element/${found[ELEMENT]}/value`), { text: file });
    },
    openTab: async (address) => {
      // A window, because the driver opens a new tab in the background, where it receives no clicks.
      const { handle } = (await call('POST', at('/window/new'), { type: 'window' })) as { handle: string };
      await call('POST', at('/window'), { handle });
      await goto(address);
    },
    showTab: async (index) => {
      const handles = (await call('GET', at('/window/handles'))) as string[];
      await call('POST', at('/window'), { handle: handles[index] });
    },
    downloads: home,
    originThatCanGo: relay.origin,
    setOffline: async (isOffline) => relay.setOffline(isOffline),
    faults: () => evaluate(() => (globalThis as Watched).laudaFaults ?? []),
    picture: async () => Buffer.from((await call('GET', at('/screenshot'))) as string, 'base64'),
    close: async () => {
      await call('DELETE', at('')).catch(() => null);
      await stop();
    },
  };
}
