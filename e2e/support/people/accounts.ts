import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { PRODUCT_ORIGIN } from '../addresses.ts';
import { waitForLink } from './mail.ts';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export const newPerson = (): Person => ({
  firstName: 'Ana',
  lastName: 'Lima',
  email: `ana-${randomUUID()}@lauda.example`,
  password: randomBytes(12).toString('base64url'),
});

/** Uses a separate network address: rate limits count by address, and tests must not share them. */
export async function comeFromElsewhere(context: BrowserContext): Promise<void> {
  const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
}

export async function signInByCall(context: BrowserContext, { email, password }: Person): Promise<void> {
  const answer = await context.request.post(`${PRODUCT_ORIGIN}/api/account/sign-in`, {
    headers: { origin: PRODUCT_ORIGIN },
    data: { email, password },
  });
  expect(answer.status()).toBe(200);
}

/** Signs up with a confirmed address and opens /resumes. */
export async function signUp(page: Page, person: Person = newPerson()): Promise<Person> {
  const { firstName, lastName, email, password } = person;
  const made = await page.request.post('/api/account/sign-up', {
    headers: { origin: PRODUCT_ORIGIN },
    data: {
      email,
      password,
      first_name: firstName,
      last_name: lastName,
      language: 'en-US',
      preferred_domain: 'localhost',
    },
  });
  expect(made.status()).toBe(200);
  await page.goto((await waitForLink(email, 'signup')).link);
  await expect(page).toHaveURL('/resumes');
  return person;
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ana Lima' }).click();
  await page.getByRole('menuitem', { name: /Sign out|Sair/ }).click();
  await expect(page).toHaveURL('/auth');
}

/** Ignores expected refusals in the console; any other error stays a fault. */
export function forgiveRefusals(pageErrors: string[], ...statuses: number[]): void {
  const isExpected = (error: string) => statuses.some((status) => error.includes(`status of ${status}`));
  const others = pageErrors.filter((error) => !isExpected(error));
  pageErrors.splice(0, pageErrors.length, ...others);
}
