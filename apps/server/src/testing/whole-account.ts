import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { asUser } from '../db/as-user.ts';
import { createToken, hashToken } from '../platform/secrets/tokens.ts';
import { sendAccountMail } from '../features/accounts/mails/send-account-mail.job.ts';
import { sendMail } from '../features/mail/send-mail.job.ts';
import { createQueue } from '../platform/queue/queue.ts';
import type { ObjectStorage } from '../platform/storage/storage.ts';
import { createTestUser, type TestUser } from './accounts.ts';
import type { TestDatabase } from './database.ts';
import { paintedPicture, twoHalves } from './pictures.ts';
import { resumeClient, testResume } from './clients/resumes.ts';
import { look, sharingClient } from './clients/sharing.ts';
import { AD, tailoringClient } from './clients/tailoring.ts';

interface Whereabouts {
  app: FastifyInstance;
  database: TestDatabase;
  storage: ObjectStorage;
}

const soon = () => new Date(Date.now() + 60_000);

/** Credentials and related rows, as after years of use. */
async function fillSecrets({ auth: { db } }: TestDatabase, { userId, sessionId }: TestUser): Promise<void> {
  const own = { user_id: userId };
  const social = { provider_id: 'google', account_id: randomUUID(), provider_email: 'ana@elsewhere.example' };
  await db
    .insertInto('connection')
    .values({ ...own, ...social })
    .execute();
  await db
    .insertInto('passkey')
    .values({ ...own, credential_id: randomUUID(), public_key: 'CANARY-key', friendly_name: 'Laptop' })
    .execute();
  await db
    .insertInto('second_factor')
    .values({ ...own, kind: 'totp', friendly_name: 'App', secret: 'CANARY-secret', confirmed_at: new Date() })
    .execute();
  await db
    .insertInto('known_device')
    .values({ ...own, token_hash: 'CANARY-device' })
    .execute();
  await db
    .insertInto('email_change')
    .values({ ...own, new_email: 'ana@new.example', expires_at: soon() })
    .execute();
  await db
    .insertInto('former_email')
    .values({ ...own, email: 'ana@former.example', expires_at: soon() })
    .execute();
  await db
    .insertInto('mail_refusal')
    .values({ ...own, address_hash: Buffer.from('CANARY-address'), status: '550 5.1.1' })
    .execute();
  await db
    .insertInto('recovery_code')
    .values({ ...own, code_hash: 'CANARY-code' })
    .execute();
  await db
    .insertInto('second_factor_guess')
    .values({ ...own, client: '*', count: 1, ends_at: soon() })
    .execute();
  await db
    .insertInto('pending_sign_in')
    .values({ ...own, token_hash: hashToken(createToken()), expires_at: soon() })
    .execute();
  await db
    .insertInto('pending_sign_up')
    .values({ ...own, browser_hash: randomUUID() })
    .execute();
  await db
    .insertInto('one_time_token')
    .values({ identifier: `reset-password:${randomUUID()}`, value: userId, expires_at: soon() })
    .execute();
  await db
    .insertInto('one_time_code')
    .values({ subject: `proof:${sessionId}`, channel: 'email', recipient_id: userId, expires_at: soon() })
    .execute();
  await db
    .insertInto('passkey_challenge')
    .values({ token_hash: randomUUID(), purpose: `add:${userId}`, challenge_hash: 'x', expires_at: soon() })
    .execute();
  await db
    .insertInto('social_flow')
    .values({
      state_hash: randomUUID(),
      browser_hash: randomUUID(),
      provider: 'google',
      code_verifier: 'x',
      nonce: 'x',
      return_path: '/',
      linking_user_id: userId,
      locale: 'en-US',
      preferred_domain: '',
      expires_at: soon(),
    })
    .execute();
  await db
    .insertInto('access_entry')
    .values({ ...own, id: randomUUID(), staff_role: 'support', reason: 'They asked.', can_edit: false })
    .execute();
}

/** Rows of the writing features, each as its feature leaves them. */
async function fillHelp(
  { db, systemDb }: TestDatabase,
  { userId }: TestUser,
  resumeId: string,
): Promise<void> {
  const own = { user_id: userId, id: randomUUID() };
  const { id: mailingId } = await systemDb
    .insertInto('mailing')
    .values({ kind: 'tips', subject_en: 'One', body_en: 'One.', subject_pt: 'Um', body_pt: 'Um.' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await systemDb
    .insertInto('mailing_delivery')
    .values({ user_id: userId, mailing_id: mailingId, sent_at: new Date() })
    .execute();
  await systemDb
    .insertInto('ai_use')
    .values({ ...own, purpose: 'coach', allowance: 'pro', tokens: 10, expires_at: soon() })
    .execute();
  await asUser(db, userId, async (trx) => {
    await trx
      .insertInto('cover_letter')
      .values({ ...own, company: 'Aurora', position: 'Engineer', document: '{}' })
      .execute();
    await trx
      .insertInto('application')
      .values({ ...own, card: '{}', document: '{}', link_id: null })
      .execute();
    await trx
      .insertInto('application_sent')
      .values({
        user_id: userId,
        application_id: own.id,
        resume_id: resumeId,
        resume_version: 1,
        document: '{}',
      })
      .execute();
    await trx
      .insertInto('coach_message')
      .values({ ...own, resume_id: resumeId, role: 'user', text: 'How do I begin?', proposals: '[]' })
      .execute();
    await trx
      .insertInto('proposal')
      .values({
        ...own,
        resume_id: resumeId,
        source: 'translation',
        passage: 'text:skills',
        fields: '[]',
        claims: '[]',
        decided_revision: null,
        decided_at: null,
      })
      .execute();
    await trx
      .insertInto('import')
      .values({ ...own, status: 'uploading', file_name: 'resume.pdf' })
      .execute();
  });
}

/** A user who has used every feature; the password is 'a quiet river'. */
export async function createWholeAccount({ app, database, storage }: Whereabouts): Promise<TestUser> {
  const user = await createTestUser(database, { password: 'a quiet river' });
  const { userId, email } = user;
  await fillSecrets(database, user);

  const photoId = randomUUID();
  await app.inject({
    method: 'PUT',
    url: `/api/photo/${photoId}`,
    headers: { ...user.headers, 'content-type': 'image/png' },
    payload: Buffer.from(await paintedPicture(20, 20, twoHalves).png()),
  });
  const resumes = resumeClient(app, user);
  const resume = testResume();
  const made = await resumes.made({ ...resume, personalInfo: { ...resume.personalInfo, photo: photoId } });
  await resumes.save(made.id, 1, { ...resume, title: `Resume of ${email}` });
  await resumes.remove((await resumes.made(testResume({ title: 'Second' }))).id);
  await tailoringClient(app, user).save(made.id, {
    name: 'For Aurora',
    changes: [{ path: 'personalInfo/summary', before: 'Builds.', after: 'Builds reports.' }],
    ad: AD,
  });
  const link = await sharingClient(app, user).made(made.id, { label: 'For Aurora' });
  await look(app, { path: link.path });

  await fillHelp(database, user, made.id);
  await app.inject({ method: 'POST', url: '/api/calendar', headers: user.headers });
  await storage.put(`imports/${userId}/${randomUUID()}`, Buffer.from('a file'), 'application/octet-stream');
  await app.inject({
    method: 'PUT',
    url: '/api/account/notifications',
    headers: user.headers,
    payload: { kind: 'tips', isOn: true },
  });
  await database.systemDb
    .insertInto('job_progress')
    .values({ user_id: userId, job_id: randomUUID(), step: 'reading', percent: 5 })
    .execute();
  const queue = createQueue();
  await database.systemDb.transaction().execute(async (trx) => {
    await queue.enqueue(trx, sendAccountMail, { purpose: 'reset-password', email });
    await queue.enqueue(
      trx,
      sendMail,
      { to: email, subject: 'Hello', text: userId, unsubscribe: null },
      { userId },
    );
  });
  return user;
}
