import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { newPerson, type Person, signUp } from './accounts.ts';
import { PRODUCT_ORIGIN } from '../addresses.ts';
import { totpCode } from './authenticator.ts';
import { waitForLink } from './mail.ts';
import { productEnv } from '../product.ts';

const run = promisify(execFile);
const headers = { origin: PRODUCT_ORIGIN };

async function post<T>(request: APIRequestContext, path: string, data: object, more = {}): Promise<T> {
  const answer = await request.post(`${PRODUCT_ORIGIN}${path}`, { headers: { ...headers, ...more }, data });
  expect([path, answer.status()]).toEqual([path, 200]);
  return ((await answer.json()) as { data: T }).data;
}

export async function userIdOf(request: APIRequestContext): Promise<string> {
  const answer = await request.get(`${PRODUCT_ORIGIN}/api/session`);
  return ((await answer.json()) as { data: { user: { id: string } } }).data.user.id;
}

type Role = 'admin' | 'support' | 'content_manager';

/** Like the first administrator: set directly in the database. */
export async function makeStaff(userId: string, role: Role): Promise<void> {
  const insert = `insert into staff_role (user_id, role) values ('${userId}', '${role}')`;
  await run('psql', ['-X', '-q', '-d', productEnv()['DATABASE_AUTH_URL'] ?? '', '-c', insert]);
}

/** Signs a user up with a second factor and makes them staff. */
export async function signUpStaff(page: Page, role: Role): Promise<Person & { userId: string }> {
  const person = await signUp(page, { ...newPerson(), firstName: 'Rui' });
  const { request } = page;
  const userId = await userIdOf(request);
  // Passing the second factor rotates the session token, which would refuse a page's concurrent calls.
  await page.goto('about:blank');
  const { id, totp } = await post<{ id: string; totp: { secret: string } }>(
    request,
    '/api/account/second-factors',
    { kind: 'totp', friendlyName: 'Phone' },
  );
  const code = totpCode(totp.secret);
  await post(request, `/api/account/second-factors/${id}/confirm`, { code });
  await makeStaff(userId, role);
  return { ...person, userId };
}

/** A user with a resume, created through the API; `request` is signed in like a browser. */
export async function signUpByCall(request: APIRequestContext): Promise<Person & { userId: string }> {
  const person = { ...newPerson(), firstName: 'Bia' };
  const { email, password, firstName, lastName } = person;
  await post(request, '/api/account/sign-up', {
    email,
    password,
    first_name: firstName,
    last_name: lastName,
    language: 'en-US',
    preferred_domain: 'localhost',
  });
  const token = new URL((await waitForLink(email, 'signup')).link).searchParams.get('token');
  await post(request, '/api/account/confirm-email', { token, password });
  const userId = await userIdOf(request);
  await post(
    request,
    `/api/resume/create/${userId}`,
    { locale: 'en-US', firstName, lastName, title: 'Nurse in Recife' },
    { 'idempotency-key': crypto.randomUUID() },
  );
  return { ...person, userId };
}
