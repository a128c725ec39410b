import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StandInSites, startStandInSites } from '../testing/stand-in-sites.ts';
import { standInNetwork } from '../testing/stand-in-network.ts';
import { FetchError } from './failure.ts';
import { fetchPage } from './fetch-page.ts';
import { type Network, publicNetwork } from './network.ts';

let stage: StandInSites;
beforeAll(async () => {
  stage = await startStandInSites({
    'private-name.com': [['10.1.2.3']],
    'mixed.com': [['127.66.0.1', '10.0.0.1']],
    'mapped.com': [['::ffff:127.0.0.1']],
    'rebind.com': [['127.66.0.1'], ['127.0.0.1']],
    'nowhere.com': [],
    'dead.com': [['2001:4860::1', '127.66.0.1']],
  });
});
afterAll(() => stage.close());

const USER_AGENT = 'Lauda/1.0 (+https://lauda.example)';

const fetched = (address: string, change: Partial<Network> = {}, timeLimitMs = 8_000) =>
  fetchPage(address, {
    network: { ...standInNetwork(stage.world), ...change },
    userAgent: USER_AGENT,
    timeLimitMs,
  });

/** The refusal reason for a URL, and how many connections the canary received meanwhile. */
async function refusalOf(address: string, change: Partial<Network> = {}, timeLimitMs = 8_000) {
  const before = stage.canary.connections();
  const reason = await fetched(address, change, timeLimitMs).then(
    () => 'fetched',
    (error: unknown) => (error instanceof FetchError ? error.reason : 'thrown'),
  );
  return { reason, reached: stage.canary.connections() - before };
}

describe('fetching a page', () => {
  it.each([
    'https://careers.trailhead.com/jobs/backend',
    'http://careers.trailhead.com/jobs/backend',
    'https://careers.trailhead.com/jobs/gzip',
    'https://careers.trailhead.com/jobs/brotli',
  ])('gets %s', async (address) => {
    const page = await fetched(address);
    expect(page.address).toBe(address);
    expect(page.body.toString()).toContain('maps for hikers');
  });

  it('says who asks, and nothing of anybody', async () => {
    await fetched('https://careers.trailhead.com/jobs/backend?person=1');
    expect(stage.sites.requests.at(-1)).toEqual({
      host: 'careers.trailhead.com',
      path: '/jobs/backend?person=1',
      headers: {
        host: 'careers.trailhead.com',
        'user-agent': USER_AGENT,
        accept: expect.any(String),
        'accept-encoding': 'gzip, br, deflate',
        connection: 'close',
      },
    });
  });

  it('follows three redirects and no fourth', async () => {
    expect((await fetched('https://careers.trailhead.com/j/3')).address).toBe(
      'https://careers.trailhead.com/jobs/backend',
    );
    expect((await refusalOf('https://careers.trailhead.com/j/4')).reason).toBe('refused');
  });

  it('reads a board without pages through its interface, and keeps the address for people', async () => {
    const page = await fetched('https://apply.workable.com/pinho-doce/j/BCEAC9B2D1/');
    expect([page.address, page.contentType]).toEqual([
      'https://apply.workable.com/pinho-doce/j/BCEAC9B2D1/',
      'application/json; charset=utf-8',
    ]);
  });

  it('goes on to the next address of a host that does not answer', async () => {
    const { dial } = standInNetwork(stage.world);
    const dialed: string[] = [];
    const page = fetched('http://dead.com/', {
      dial: (address, port) => {
        dialed.push(address);
        // Nothing listens on port 1.
        return address === '127.66.0.1' ? dial(address, port) : connect({ host: '127.0.0.1', port: 1 });
      },
      allows: () => true,
    });
    await expect(page).rejects.toThrow('gone');
    expect(dialed).toEqual(['127.66.0.1']);
    const backwards = fetched('http://dead.com/', {
      dial: (address, port) =>
        address === '127.66.0.1' ? connect({ host: '127.0.0.1', port: 1 }) : dial('127.66.0.1', port),
      allows: () => true,
    });
    await expect(backwards).rejects.toThrow('gone');
  });

  it.each([
    ['https://careers.trailhead.com/missing', 'gone'],
    ['https://careers.trailhead.com/forbidden', 'refused'],
    ['https://careers.trailhead.com/ad.pdf', 'not-a-page'],
    ['https://careers.trailhead.com/no-type', 'not-a-page'],
    ['https://nowhere.com/', 'unreachable'],
    ['https://expired.com/', 'unreachable'],
    ['https://self-signed.com/', 'unreachable'],
    ['https://wrong-name.com/', 'unreachable'],
    ['not an address', 'address'],
  ])('says of %s that it is %s', async (address, reason) => {
    expect(await refusalOf(address)).toEqual({ reason, reached: 0 });
  });
});

describe('addresses that are not public', () => {
  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://2130706433/',
    'https://10.0.0.1/',
    'http://private-name.com/',
    'http://mixed.com/',
    'http://mapped.com/',
    'http://evil.com/to?target=http://127.0.0.1/',
    'http://evil.com/to?target=http://private-name.com/',
    'https://evil.com/to?target=//[::ffff:7f00:1]/',
    'http://evil.com/to?target=http://localhost/',
    'http://evil.com/to?target=file:///etc/passwd',
    'http://evil.com/to?target=http://evil.com:22/',
  ])('are never connected to: %s', async (address) => {
    const { reason, reached } = await refusalOf(address);
    expect([['unreachable', 'address'].includes(reason), reached]).toEqual([true, 0]);
    const open = await refusalOf(address, { ...standInNetwork({ ...stage.world, isChecked: false }) });
    // Without the check the canary is reached, except for invalid URLs, which are refused earlier, and for mixed
    // addresses, where the good one comes first.
    expect(open.reached > 0).toBe(!/localhost|file:|mixed/.test(address));
  });

  it('tells a host that is private from one that is not there by nothing', async () => {
    expect(await refusalOf('http://private-name.com/')).toEqual(await refusalOf('http://nowhere.com/'));
  });

  it('asks for a name once, so that another answer after the check changes nothing', async () => {
    const asked: string[] = [];
    const network = standInNetwork(stage.world);
    const { reached } = await refusalOf('http://rebind.com/', {
      resolve: (host) => {
        asked.push(host);
        return network.resolve(host);
      },
    });
    expect([asked, reached]).toEqual([['rebind.com'], 0]);
  });

  it('sends nothing over a connection that ended up elsewhere', async () => {
    const before = stage.canary.bytes();
    const { reason } = await refusalOf('http://careers.trailhead.com/jobs/backend', {
      dial: () => connect({ host: '127.0.0.1', port: stage.canary.port }),
    });
    expect([reason, stage.canary.bytes() - before]).toEqual(['unreachable', 0]);
  });

  it.each([
    'http://careers.trailhead.com:22/',
    'https://careers.trailhead.com:8443/',
    'http://careers.trailhead.com:6379/',
  ])('are on ports of the web alone: %s', async (address) =>
    expect(await refusalOf(address)).toEqual({ reason: 'address', reached: 0 }),
  );

  it('are by default those that are public and not of this machine', async () => {
    const network = publicNetwork([]);
    expect(['8.8.8.8', '127.0.0.1', '10.0.0.1', '::1'].filter((address) => network.allows(address))).toEqual([
      '8.8.8.8',
    ]);
    expect([80, 443, 22, 8080, 0].filter((port) => network.ports.has(port))).toEqual([80, 443]);
    await expect(
      fetchPage(`http://127.0.0.1:${stage.canary.port}/`, {
        network: { ...network, ports: new Set([stage.canary.port]) },
        userAgent: USER_AGENT,
      }),
    ).rejects.toThrow('unreachable');
  });
});

describe('sites that mean harm', () => {
  it.each([
    ['/huge', 'too-large'],
    ['/huge-said', 'too-large'],
    ['/endless-html', 'too-large'],
    ['/bomb-gzip', 'too-large'],
    ['/bomb-brotli', 'too-large'],
    ['/bomb-deflate', 'too-large'],
    ['/bomb-twice', 'not-a-page'],
    ['/bomb-lying', 'not-a-page'],
    ['/broken-gzip', 'unreachable'],
    ['/loop', 'refused'],
    ['/loop-a', 'refused'],
    ['/endless-redirects', 'refused'],
    ['/redirect-nowhere', 'unreachable'],
    ['/cookie', 'refused'],
    ['/garbage', 'unreachable'],
    ['/chunked-garbage', 'unreachable'],
    ['/chunk-bomb', 'unreachable'],
    ['/both-lengths', 'unreachable'],
    ['/many-headers', 'unreachable'],
    ['/long-header', 'unreachable'],
    ['/early-hints', 'unreachable'],
    ['/short', 'unreachable'],
    ['/upgrade', 'unreachable'],
  ])('%s is %s', async (path, reason) => {
    const start = performance.now();
    expect(await refusalOf(`http://evil.com${path}`)).toEqual({ reason, reached: 0 });
    expect(performance.now() - start).toBeLessThan(6_000);
  });

  it.each(['/drip', '/slow-header', '/silent'])('%s takes no longer than it may', async (path) => {
    const start = performance.now();
    expect(await refusalOf(`http://evil.com${path}`, {}, 700)).toEqual({ reason: 'too-slow', reached: 0 });
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('never asks for a name longer than it may', async () => {
    const slow = { resolve: () => new Promise<string[]>(() => {}) };
    expect((await refusalOf('http://evil.com/', slow, 300)).reason).toBe('too-slow');
  });
});
