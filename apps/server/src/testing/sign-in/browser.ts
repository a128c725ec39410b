import type { FastifyInstance } from 'fastify';
import { TEST_ORIGIN } from '../accounts.ts';

type Form = Record<string, string>;
type Jar = Map<string, string>;

function keep(jar: Jar, setCookies: readonly string[]): void {
  for (const header of setCookies) {
    const [pair = ''] = header.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (/;\s*max-age=0/i.test(header) || /expires=Thu, 01 Jan 1970/i.test(header)) jar.delete(name);
    else jar.set(name, pair.slice(at + 1));
  }
}

const cookieHeader = (jar: Jar): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

const MAX_STEPS = 10;

/** A minimal browser for sign-in: keeps cookies, and submits the form at a provider. */
export function createBrowser(app: FastifyInstance, cookies: string[] = []) {
  const jar: Jar = new Map();
  keep(jar, cookies);

  const send = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
  ) => {
    const answer = await app.inject({
      method,
      url,
      headers: { origin: TEST_ORIGIN, cookie: cookieHeader(jar), ...headers },
      ...(body && { payload: body }),
    });
    keep(jar, [answer.headers['set-cookie'] ?? []].flat());
    return answer;
  };

  /** Goes to the provider, submits its form, and returns the URL of its redirect without following it. */
  const visitProvider = async (start: string, form: Form): Promise<URL> => {
    const there: Jar = new Map();
    let url = start;
    let isFilledIn = false;
    for (let step = 0; step < MAX_STEPS; step++) {
      if (url.startsWith(TEST_ORIGIN)) return new URL(url);
      const isForm: boolean = !isFilledIn && new URL(url).pathname.startsWith('/choose/');
      const answer: Response = await fetch(url, {
        method: isForm ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { cookie: cookieHeader(there) },
        ...(isForm && { body: new URLSearchParams(form) }),
      });
      keep(there, answer.headers.getSetCookie());
      isFilledIn ||= isForm;
      const next = answer.headers.get('location');
      if (next === null) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
      url = new URL(next, url).href;
    }
    throw new Error('The provider leads in circles.');
  };

  const comeBack = (address: URL, headers: Record<string, string> = {}) =>
    send('GET', address.pathname + address.search, { headers });

  return { jar, send, visitProvider, comeBack };
}

export type TestBrowser = ReturnType<typeof createBrowser>;
