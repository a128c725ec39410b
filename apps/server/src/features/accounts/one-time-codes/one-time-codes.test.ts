import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createBrowser } from '../../../testing/sign-in/browser.ts';
import { type CodeReader, startCodeReader } from '../../../testing/sign-in/codes.ts';
import { findPasswordHash } from '../queries.ts';

let test: TestApp;
let reader: CodeReader;
beforeAll(async () => {
  test = await createTestApp();
  reader = await startCodeReader(test.database);
});
afterAll(async () => {
  await reader.close();
  await test.close();
});

const REQUEST = '/api/account/sign-in-code';
const VERIFY = '/api/account/sign-in-code/verify';

async function askFor(body: object) {
  const browser = createBrowser(test.app);
  const answer = await browser.send('POST', REQUEST, { body });
  return { browser, answer, signIn: (code: string) => browser.send('POST', VERIFY, { body: { code } }) };
}
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
const confirmPhone = (userId: string, phone: string) =>
  test.database.auth.db
    .insertInto('second_factor')
    .values({ user_id: userId, kind: 'phone', friendly_name: 'Phone', phone, confirmed_at: new Date() })
    .execute();

describe('a code by mail', () => {
  it('[AUTH-08] signs in, once, in the browser that asked for it', async () => {
    const { email, userId } = await createTestUser(test.database);
    const { answer, signIn, browser } = await askFor({ email: email.toUpperCase() });
    expect(answer.json()).toEqual({ data: {} });
    const code = await reader.mailedCode(email);
    const stranger = await createBrowser(test.app).send('POST', VERIFY, { body: { code } });
    expect([stranger.statusCode, stranger.json()]).toMatchObject([400, { error: { code: 'CODE_INVALID' } }]);
    const signedIn = await signIn(` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(signedIn.json()).toMatchObject({ data: { user: { id: userId }, secondFactor: null } });
    expect((await browser.send('GET', '/api/session')).json()).toMatchObject({ data: { user: { email } } });
    expect((await signIn(code)).statusCode).toBe(400);
  });

  it('works for one of many who use it at once', async () => {
    const { email } = await createTestUser(test.database);
    const { browser } = await askFor({ email });
    const code = await reader.mailedCode(email);
    const cookies = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        test.app.inject({
          method: 'POST',
          url: VERIFY,
          headers: { cookie: cookies, origin: 'https://lauda.example' },
          payload: { code },
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is dead after five tries, and after ten minutes', async () => {
    const { email } = await createTestUser(test.database);
    const tried = await askFor({ email });
    const code = await reader.mailedCode(email);
    for (let time = 0; time < 5; time++) expect((await tried.signIn(wrong(code))).statusCode).toBe(400);
    expect((await tried.signIn(code)).statusCode).toBe(400);
    const late = await askFor({ email });
    const second = await reader.mailedCode(email, 2);
    await test.database.auth.db
      .updateTable('one_time_code')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await late.signIn(second)).statusCode).toBe(400);
  });

  it('asked for by a stranger takes nothing from the owner', async () => {
    const { email } = await createTestUser(test.database);
    const owner = await askFor({ email });
    const code = await reader.mailedCode(email);
    const stranger = await askFor({ email });
    await reader.mailedCode(email, 2);
    for (let time = 0; time < 6; time++) await stranger.signIn('123123');
    expect((await owner.signIn(code)).statusCode).toBe(200);
  });

  it('answers the same for an address without an account, and sends nothing', async () => {
    const { email } = await createTestUser(test.database);
    const known = await askFor({ email });
    await reader.mailedCode(email);
    const before = reader.mails.mails.length;
    const unknown = await askFor({ email: 'nobody@lauda.example' });
    expect(unknown.answer.body).toBe(known.answer.body);
    expect([...unknown.browser.jar.keys()]).toEqual([...known.browser.jar.keys()]);
    const [tried, guessed] = [await unknown.signIn('123123'), await known.signIn('abcabc')];
    expect(tried.statusCode).toBe(guessed.statusCode);
    expect(tried.json<{ error: { code: string } }>().error.code).toBe('CODE_INVALID');
    await (await askFor({ email })).signIn('1');
    await reader.mailedCode(email, 2);
    expect(reader.mails.mails.length).toBe(before + 1);
  });

  it('confirms the address and throws out the password of whoever claimed it before', async () => {
    const user = await createTestUser(test.database, { isConfirmed: false, password: 'of a stranger' });
    const { signIn } = await askFor({ email: user.email });
    expect((await signIn(await reader.mailedCode(user.email))).statusCode).toBe(200);
    expect(await findPasswordHash(test.database.auth.db, user.userId)).toBeNull();
    const row = await test.database.auth.db
      .selectFrom('app_user')
      .select('email_verified')
      .where('id', '=', user.userId)
      .executeTakeFirst();
    expect(row).toEqual({ email_verified: true });
    const stranger = await createBrowser(test.app).send('POST', '/api/account/sign-in', {
      body: { email: user.email, password: 'of a stranger' },
    });
    expect(stranger.statusCode).toBe(401);
  });

  it('leaves the password of a confirmed account alone', async () => {
    const user = await createTestUser(test.database, { password: 'a quiet river' });
    const { signIn } = await askFor({ email: user.email });
    await signIn(await reader.mailedCode(user.email));
    expect(await findPasswordHash(test.database.auth.db, user.userId)).not.toBeNull();
  });

  it('is not sent without end, also while Redis is gone', async () => {
    const { email, userId } = await createTestUser(test.database);
    const earlier = {
      subject: 'earlier',
      channel: 'email',
      recipient_id: userId,
      expires_at: new Date(),
    } as const;
    await test.database.auth.db
      .insertInto('one_time_code')
      .values(Array.from({ length: 45 }, () => earlier))
      .execute();
    for (let time = 0; time < 7; time++) await askFor({ email });
    await reader.mailedCode(email, 5);
    // Sent after all the others: once it arrives, the others have been processed.
    const after = await createTestUser(test.database);
    await askFor({ email: after.email });
    await reader.mailedCode(after.email);
    expect(reader.mails.mails.filter(({ recipients }) => recipients.includes(email))).toHaveLength(5);
  });
});

describe('a code by message', () => {
  it('[AUTH-08] goes to the confirmed number, and asks for another proof than the phone', async () => {
    const { userId, email } = await createTestUser(test.database);
    await confirmPhone(userId, '+5511912345678');
    const { signIn, browser } = await askFor({ phone: '+55 (11) 91234-5678' });
    const answer = await signIn(await reader.messagedCode('+5511912345678'));
    expect(answer.json()).toEqual({ data: { user: null, secondFactor: { methods: ['email'] } } });
    const phone = await browser.send('POST', '/api/account/second-step/code', { body: { method: 'phone' } });
    expect(phone.statusCode).toBe(400);
    await browser.send('POST', '/api/account/second-step/code', { body: { method: 'email' } });
    const code = await reader.mailedCode(email);
    const done = await browser.send('POST', '/api/account/second-step/verify', {
      body: { method: 'email', code },
    });
    expect(done.json()).toMatchObject({ data: { user: { id: userId } } });
  });

  it('is not sent to a number that nobody has confirmed', async () => {
    const { userId } = await createTestUser(test.database);
    await test.database.auth.db
      .insertInto('second_factor')
      .values({ user_id: userId, kind: 'phone', friendly_name: 'Phone', phone: '+5511900001111' })
      .execute();
    const { answer } = await askFor({ phone: '+5511900001111' });
    expect(answer.statusCode).toBe(200);
    const other = await createTestUser(test.database);
    await confirmPhone(other.userId, '+5511900002222');
    await askFor({ phone: '+5511900002222' });
    await reader.messagedCode('+5511900002222');
    await reader.messagedCode('+5511900001111', 0);
  });

  it('needs a number with its country code', async () => {
    expect((await askFor({ phone: '11 91234-5678' })).answer.json()).toMatchObject({
      error: { code: 'PHONE_INVALID' },
    });
  });

  it('is off without a service to send it', async () => {
    const without = await createTestApp({ env: { SMS_ACCOUNT_ID: undefined } });
    const browser = createBrowser(without.app);
    const answer = await browser.send('POST', REQUEST, { body: { phone: '+5511912345678' } });
    expect(answer.statusCode).toBe(503);
    expect((await browser.send('GET', '/api/site')).json()).toMatchObject({ data: { isPhoneOn: false } });
    await without.close();
  });
});

it('[AUTH-08] a request for a code names an address or a number', async () => {
  const { answer } = await askFor({});
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    {
      error: {
        code: 'EMAIL_OR_PHONE_MISSING',
        message: 'You must provide either an email or phone number.',
      },
    },
  ]);
});
