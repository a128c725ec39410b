import { describe, expect, it } from 'vitest';
import { fakeCaches } from '../testing/caches.ts';
import { createOfflineAnswers } from './offline-answers.ts';

const ORIGIN = 'https://lauda.example';

/** A request as the browser makes it: code cannot set the `mode` of a navigation. */
const asked = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  ({ url: `${ORIGIN}${path}`, mode, method }) as Request;

function setup({ files = ['/assets/new-1.js'], patienceMs = 1000, filePatienceMs = 1000 } = {}) {
  const { stores, caches } = fakeCaches(ORIGIN);
  const network = new Map<string, () => Response>();
  const calls: string[] = [];
  const givenUp: string[] = [];
  const state = { isOnline: true, isDead: false };
  const offline = createOfflineAnswers({
    caches,
    fetch: async (request, init) => {
      const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
      calls.push(pathname);
      const answer = network.get(pathname);
      if (state.isDead)
        return new Promise(() => {
          init?.signal.addEventListener('abort', () => givenUp.push(pathname));
        });
      if (!state.isOnline || !answer) throw new TypeError('Failed to fetch');
      return answer();
    },
    origin: ORIGIN,
    files: new Set(files),
    builderFiles: files,
    patienceMs,
    filePatienceMs,
  });
  const read = async (path: string, mode?: RequestMode) => (await offline.answer(asked(path, mode)))?.text();
  return { offline, network, calls, givenUp, state, stores, read };
}

const shell = (words: string) => () => new Response(words, { headers: { 'x-lauda-page': 'app' } });

describe('without a network', () => {
  it('[SYNC-06] a screen of the app opens with the page that came last', async () => {
    const { network, state, read } = setup();
    network.set('/resumes', shell('first'));
    expect(await read('/resumes', 'navigate')).toBe('first');
    state.isOnline = false;
    expect(await read('/builder', 'navigate')).toBe('first');
    expect(await read('/admin/users', 'navigate')).toBe('first');
  });

  it('the page that is kept does not say whose it was', async () => {
    const { network, state, read } = setup();
    network.set('/builder', shell('<div id="early" data-owner="u1"></div>'));
    expect(await read('/builder', 'navigate')).toContain('data-owner="u1"');
    state.isOnline = false;
    expect(await read('/builder', 'navigate')).toBe('<div id="early" data-owner=""></div>');
  });

  it('nothing is made up that was never loaded', async () => {
    const { state, read } = setup();
    state.isOnline = false;
    await expect(read('/builder', 'navigate')).rejects.toThrow('Failed to fetch');
    await expect(read('/assets/new-1.js')).rejects.toThrow('Failed to fetch');
  });

  it('who was here last is still here, until their session would have run out', async () => {
    const { network, state, read } = setup();
    const session = (expiresAt: string) => () => Response.json({ data: { user: { id: 'u1' }, expiresAt } });
    network.set('/api/session', session('2999-01-01T00:00:00Z'));
    await read('/api/session');
    state.isOnline = false;
    expect(await read('/api/session')).toContain('u1');
    state.isOnline = true;
    network.set('/api/session', session('2001-01-01T00:00:00Z'));
    await read('/api/session');
    state.isOnline = false;
    await expect(read('/api/session')).rejects.toThrow('Failed to fetch');
  });
});

describe('what the plan has', () => {
  const ID = '11111111-1111-4111-8111-111111111111';
  const PLAN = `/api/plan/${ID}`;
  const plan = (validUntil: string | null) => () =>
    Response.json({
      data: { isProAccess: true, subscription: { validUntil }, billingInfo: { name: 'Ana Lima' } },
    });
  const session = (data: object) => () => Response.json({ data: { user: { id: ID }, ...data } });

  it('is known without a network, without what stands on invoices', async () => {
    const { network, state, read } = setup();
    network.set('/api/session', session({}));
    network.set(PLAN, plan('2999-01-01T00:00:00Z'));
    await read('/api/session');
    expect(await read(PLAN)).toContain('Ana Lima');
    state.isOnline = false;
    const known = await read(PLAN);
    expect(known).toContain('"isProAccess":true');
    expect(known).not.toContain('Ana Lima');
  });

  it('is not known beyond the day until which it is paid; a lifetime has none', async () => {
    for (const [validUntil, isKnown] of [
      ['2001-01-01T00:00:00Z', false],
      [null, true],
    ] as const) {
      const { network, state, read } = setup();
      network.set('/api/session', session({}));
      network.set(PLAN, plan(validUntil));
      await read('/api/session');
      await read(PLAN);
      state.isOnline = false;
      const answer = await read(PLAN).catch(() => null);
      expect(answer !== null, String(validUntil)).toBe(isKnown);
    }
  });

  it.each([
    ['staff who looks in on somebody', session({ impersonation: { by: 'staff' } })],
    ['another person', () => Response.json({ data: { user: { id: ID.replaceAll('1', '2') } } })],
    ['a visitor', () => Response.json({ data: { user: null } })],
  ])('is not kept for %s', async (_name, who) => {
    const { network, state, read } = setup();
    network.set('/api/session', who);
    network.set(PLAN, plan(null));
    await read('/api/session');
    await read(PLAN);
    state.isOnline = false;
    await expect(read(PLAN)).rejects.toThrow('Failed to fetch');
  });
});

it('a member of staff who looked in on somebody leaves nothing of them', async () => {
  const { network, state, stores, read } = setup();
  const seen = { user: { id: 'u1' }, impersonation: { by: 'staff' } };
  network.set('/api/session', () => Response.json({ data: seen }));
  await read('/api/session');
  expect(stores.get('lauda-answers-1')?.size ?? 0).toBe(0);
  state.isOnline = false;
  await expect(read('/api/session')).rejects.toThrow('Failed to fetch');
});

describe('with a network', () => {
  it('a page is never older than the server’s, however often it was kept', async () => {
    const { network, read } = setup();
    network.set('/builder', shell('before the deploy'));
    await read('/builder', 'navigate');
    network.set('/builder', shell('after the deploy'));
    expect(await read('/builder', 'navigate')).toBe('after the deploy');
  });

  it('a refusal and a fault are passed on and not kept', async () => {
    const { network, state, read } = setup();
    network.set('/builder', () => new Response('down', { status: 503, headers: { 'x-lauda-page': 'app' } }));
    expect(await read('/builder', 'navigate')).toBe('down');
    network.set('/assets/new-1.js', () => new Response('gone', { status: 404 }));
    expect(await read('/assets/new-1.js')).toBe('gone');
    state.isOnline = false;
    await expect(read('/builder', 'navigate')).rejects.toThrow('Failed to fetch');
    await expect(read('/assets/new-1.js')).rejects.toThrow('Failed to fetch');
  });

  it('a file is loaded once', async () => {
    const { network, calls, read } = setup();
    network.set('/assets/new-1.js', () => new Response('code'));
    await read('/assets/new-1.js');
    expect(await read('/assets/new-1.js')).toBe('code');
    expect(calls).toEqual(['/assets/new-1.js']);
  });

  it.each([
    ['a public page', asked('/pricing', 'navigate')],
    ['a shared resume', asked('/r/abc', 'navigate')],
    ['a call', asked('/api/resume/all/u1')],
    ['what is sent', asked('/api/session', 'cors', 'POST')],
    ['another site', { url: 'https://other.example/assets/a.js', mode: 'cors', method: 'GET' } as Request],
  ])('%s is none of its business', (_name, request) => {
    expect(setup().offline.answer(request)).toBeNull();
  });
});

describe('after a deploy', () => {
  it('files of the build before go once those of the new one are all there', async () => {
    const { offline, network, calls, state, stores, read } = setup();
    for (const path of ['/assets/old-1.js', '/assets/new-1.js']) network.set(path, () => new Response(path));
    network.set('/builder', shell('new'));
    for (const path of ['/api/session', '/api/site']) network.set(path, () => Response.json({ data: {} }));
    stores.set(
      'lauda-files-1',
      new Map([[`${ORIGIN}/builder`, new Response('<script src="/assets/old-1.js">')]]),
    );
    await read('/assets/old-1.js');
    stores.set('lauda-files-0', new Map());
    state.isOnline = false;
    await expect(offline.prepare()).rejects.toThrow('Failed to fetch');
    expect(await read('/assets/old-1.js')).toBe('/assets/old-1.js');
    state.isOnline = true;
    await offline.prepare();
    expect([...(stores.get('lauda-files-1')?.keys() ?? [])].toSorted()).toEqual([
      `${ORIGIN}/assets/new-1.js`,
      `${ORIGIN}/builder`,
    ]);
    expect(await stores.get('lauda-files-1')?.get(`${ORIGIN}/builder`)?.clone().text()).toBe('new');
    expect([...stores.keys()]).not.toContain('lauda-files-0');
    calls.length = 0;
    await offline.prepare();
    expect(calls, 'what is there is not asked for again').toEqual([]);
    expect([...(stores.get('lauda-answers-1')?.keys() ?? [])]).toHaveLength(2);
  });
});

describe('on a network that is connected and answers nothing', () => {
  it('a screen and the session come from the device', async () => {
    const { network, state, read } = setup({ patienceMs: 20 });
    network.set('/builder', shell('kept'));
    network.set('/api/session', () => Response.json({ data: { user: { id: 'u1' } } }));
    await read('/builder', 'navigate');
    await read('/api/session');
    state.isDead = true;
    expect(await read('/builder', 'navigate')).toBe('kept');
    expect(await read('/api/session')).toContain('u1');
  });

  it('a session that the device does not know is a failure', async () => {
    const { state, read } = setup({ patienceMs: 20 });
    state.isDead = true;
    await expect(read('/api/session')).rejects.toThrow('no answer');
  });

  it('[BRW-05] a reading that is given up is ended: the next one would wait for it', async () => {
    const { state, givenUp, read } = setup({ patienceMs: 20, filePatienceMs: 20 });
    state.isDead = true;
    await expect(read('/api/session')).rejects.toThrow('no answer');
    await expect(read('/assets/new-1.js')).rejects.toThrow('no answer');
    expect(givenUp).toEqual(['/api/session', '/assets/new-1.js']);
  });

  it('a screen that the device does not have is waited for', async () => {
    const { network, offline } = setup({ patienceMs: 20 });
    network.set('/builder', shell('late'));
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, 60));
    const page = await offline.answer(asked('/builder', 'navigate'), late);
    expect(await page?.text()).toBe('late');
  });
});

it('[BRW-05] a file that does not come fails in time, so that the page can ask for it again', async () => {
  const { network, state, read } = setup({ filePatienceMs: 20 });
  network.set('/assets/new-1.js', () => new Response('code'));
  state.isDead = true;
  await expect(read('/assets/new-1.js')).rejects.toThrow('no answer');
  state.isDead = false;
  expect(await read('/assets/new-1.js')).toBe('code');
});

it('[BRW-05] behind a gateway that has lost its server, screen and session come from the device', async () => {
  const { network, read } = setup();
  const badGateway = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 });
  network.set('/builder', badGateway);
  expect(await read('/builder', 'navigate')).toContain('502');
  network.set('/builder', shell('kept'));
  network.set('/api/session', () => Response.json({ data: { user: { id: 'u1' } } }));
  await read('/builder', 'navigate');
  await read('/api/session');
  network.set('/builder', badGateway);
  network.set('/api/session', badGateway);
  expect(await read('/builder', 'navigate')).toBe('kept');
  expect(await read('/api/session')).toContain('u1');
});
