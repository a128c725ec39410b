import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { Transformer } from '@napi-rs/image';
import {
  type StandInPerson,
  type StandInProvider,
  startOpenIdProvider,
} from '@lauda/stand-ins/openid/openid-provider';
import { portrait } from '@lauda/stand-ins/openid/portrait';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser, TEST_ORIGIN } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createBrowser, type TestBrowser } from '../../testing/sign-in/browser.ts';
import { fetchPicture } from './fetch-picture.ts';

const CLIENT = { id: 'lauda', secret: 'a secret between the two' };

let test: TestApp;
let linkedIn: StandInProvider;
beforeAll(async () => {
  linkedIn = await startOpenIdProvider({
    title: 'linkedin',
    clients: [{ ...CLIENT, redirectUris: [`${TEST_ORIGIN}/api/account/social/linkedin/callback`] }],
    people: [],
    hasClaimsInIdToken: false,
  });
  test = await createTestApp({
    env: {
      LINKEDIN_ISSUER: linkedIn.issuer,
      LINKEDIN_CLIENT_ID: CLIENT.id,
      LINKEDIN_CLIENT_SECRET: CLIENT.secret,
    },
  });
});
afterAll(async () => {
  await test.close();
  await linkedIn.close();
});

function someone(claims: Partial<StandInPerson> = {}): StandInPerson {
  const sub = randomUUID();
  const person = {
    sub,
    name: 'Rita Lee Jones',
    email: `${sub}@lauda.example`,
    emailVerified: true,
    ...claims,
  };
  linkedIn.introduce(person);
  return person;
}

async function goThrough(browser: TestBrowser, path: 'start' | 'link', body: object, { sub }: StandInPerson) {
  const answer = await browser.send('POST', `/api/account/social/${path}`, {
    body: { provider: 'linkedin', ...body },
  });
  const { url } = answer.json<{ data: { url: string } }>().data;
  const back = await browser.comeBack(await browser.visitProvider(url, { sub }));
  return String(back.headers['location']);
}
const signIn = (browser: TestBrowser, person: StandInPerson) =>
  goThrough(browser, 'start', { language: 'en-US', preferred_domain: 'lauda.example' }, person);

const startResume = async (browser: TestBrowser) => {
  const answer = await browser.send('POST', '/api/import/linkedin');
  return answer.json<{ data: { photo: string | null; isPhotoLost: boolean } }>().data;
};

describe('[IMP-02] a resume that starts with LinkedIn', () => {
  it('has name, email and photo of whoever signed in with it', async () => {
    const browser = createBrowser(test.app);
    const person = someone();
    await signIn(browser, person);
    const start = await startResume(browser);
    expect(start).toEqual({
      firstName: 'Rita',
      lastName: 'Lee Jones',
      email: person.email,
      photo: expect.any(String) as string,
      isPhotoLost: false,
    });
    const photo = await browser.send('GET', `/api/photo/${start.photo ?? ''}`);
    expect(await new Transformer(photo.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 240,
      height: 240,
    });
    const stranger = await createTestUser(test.database);
    const foreign = await test.app.inject({
      url: `/api/photo/${start.photo ?? ''}`,
      headers: stranger.headers,
    });
    expect(foreign.statusCode).toBe(404);
  });

  it('can be had by who has another way in, after connecting it, and comes back to the import', async () => {
    const user = await createTestUser(test.database);
    const browser = createBrowser(test.app, [user.headers.cookie]);
    expect((await browser.send('POST', '/api/import/linkedin')).statusCode).toBe(404);
    const person = someone({ name: 'Ana Prado' });
    expect(await goThrough(browser, 'link', { from: 'import' }, person)).toBe(
      '/upload-resume?connected=linkedin',
    );
    expect(await startResume(browser)).toMatchObject({ firstName: 'Ana', email: person.email });
    // Already connected: LinkedIn's current data counts.
    linkedIn.introduce({ ...person, name: 'Ana Prado Lima', picture: null });
    await goThrough(browser, 'link', { from: 'import' }, person);
    expect(await startResume(browser)).toMatchObject({
      lastName: 'Prado Lima',
      photo: null,
      isPhotoLost: false,
    });
    const answer = await browser.send('POST', '/api/account/social/link', {
      body: { provider: 'linkedin', from: 'import' },
    });
    const { url } = answer.json<{ data: { url: string } }>().data;
    const back = await browser.comeBack(await browser.visitProvider(url, {}));
    expect(back.headers['location']).toBe('/upload-resume?error=social_denied&provider=linkedin');
  });

  it('has no photo when that is elsewhere or none, and the name all the same', async () => {
    for (const picture of [
      'http://127.0.0.1:1/internal.png',
      `${linkedIn.issuer}/.well-known/openid-configuration`,
    ]) {
      const browser = createBrowser(test.app);
      await signIn(browser, someone({ picture }));
      expect(await startResume(browser)).toMatchObject({ firstName: 'Rita', photo: null, isPhotoLost: true });
    }
  });

  it('is nobody’s who is not signed in', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/import/linkedin',
      headers: { origin: TEST_ORIGIN },
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe('the picture at an address that a provider gave', () => {
  const servers: Server[] = [];
  const serve = async (answer: RequestListener): Promise<string> => {
    const server = createServer(answer);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  it('is asked for only where the provider keeps them', async () => {
    const seen: string[] = [];
    const elsewhere = await serve(({ url = '' }, response) => {
      seen.push(url);
      response.end(portrait());
    });
    const origin = await serve(({ url = '' }, response) => {
      if (url === '/away') response.writeHead(302, { location: `${elsewhere}/taken` }).end();
      else response.end(portrait());
    });
    const places = { origin, hosts: ['licdn.com'] };
    expect((await fetchPicture(`${origin}/a.png`, places))?.length).toBe(portrait().length);
    const refused = [
      `${origin}/away`,
      `${elsewhere}/b.png`,
      `${elsewhere.replace('//', '//media.licdn.com@')}/c.png`,
      'http://media.licdn.com/d.png',
      'https://media.licdn.com:8443/e.png',
      'https://licdn.com.example/f.png',
      'file:///etc/passwd',
      'not an address',
    ];
    for (const address of refused)
      expect([address, await fetchPicture(address, places)]).toEqual([address, null]);
    expect(seen).toEqual([]);
  });

  it('is not taken beyond its limit, nor when there is none', async () => {
    let sent = 0;
    const origin = await serve(({ url = '' }, response) => {
      if (url === '/none') return void response.writeHead(404).end();
      const more = () => {
        if (response.destroyed) return;
        sent += 2 ** 20;
        response.write(Buffer.alloc(2 ** 20), more);
      };
      more();
    });
    expect(await fetchPicture(`${origin}/endless`, { origin, hosts: [] })).toBeNull();
    expect(sent).toBeLessThan(40 * 2 ** 20);
    expect(await fetchPicture(`${origin}/none`, { origin, hosts: [] })).toBeNull();
  });
});
