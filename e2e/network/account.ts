import { type Browser, type BrowserContext, type Download, expect } from '@playwright/test';
import { comeFromElsewhere, newPerson, type Person } from '../support/people/accounts.ts';
import { PRODUCT_ORIGIN } from '../support/addresses.ts';
import { waitForLink } from '../support/people/mail.ts';
import { givePro } from '../support/plans.ts';
import { userIdOf } from '../support/people/staff.ts';

/** A separate user for each run, so that parallel runs share nothing. */
export interface Account {
  readonly person: Person;
  /** Signed in and bypassing the proxy: for preparing a run and checking the server's data. */
  readonly context: BrowserContext;
  readonly downloads: Download[];
}

export async function newAccount(browser: Browser, isPro: boolean): Promise<Account> {
  const context = await browser.newContext({ baseURL: PRODUCT_ORIGIN });
  await comeFromElsewhere(context);
  const person = newPerson();
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(path, { headers: { origin: PRODUCT_ORIGIN }, data });
    expect(answer.status(), path).toBe(200);
  };
  await post('/api/account/sign-up', {
    email: person.email,
    password: person.password,
    first_name: person.firstName,
    last_name: person.lastName,
    language: 'en-US',
    preferred_domain: 'localhost',
  });
  const { link } = await waitForLink(person.email, 'signup');
  await post('/api/account/confirm-email', { token: new URL(link).searchParams.get('token') });
  if (isPro) await givePro(await userIdOf(context.request));
  return { person, context, downloads: [] };
}
