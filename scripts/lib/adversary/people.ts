import { randomUUID } from 'node:crypto';
import { createTestUser, type TestUser } from '../../../apps/server/src/testing/accounts.ts';
import type { TestDatabase } from '../../../apps/server/src/testing/database.ts';
import { asUser } from '../../../apps/server/src/db/as-user.ts';
import { createToken, hashToken } from '../../../apps/server/src/platform/secrets/tokens.ts';
import { subscribe } from '../../../apps/server/src/testing/billing/plans.ts';
import type { Resume } from '../../../packages/domain/src/resume/resume.ts';
import { cardOf } from '../../../packages/domain/src/application/card.ts';
import { largestApplication } from './inputs/largest-application.ts';
import { largestLetter } from './inputs/largest-letter.ts';
import { largestResume } from './inputs/largest-resume.ts';
import { type Shape, SHAPES, writeShape } from './inputs/shapes.ts';

export const ORIGIN = 'http://127.0.0.1';

/** A user whose stored texts all have the same shape. */
export interface Owner {
  readonly user: TestUser;
  readonly resume: Resume;
  readonly resumeId: string;
  readonly letterId: string;
  readonly applicationId: string;
  readonly importId: string;
  readonly linkId: string;
  readonly photoId: string;
  /** Last part of the private calendar URL. */
  readonly calendarFile: string;
}

export interface Cast {
  readonly shape: Shape;
  readonly owner: Owner;
  readonly staff: TestUser;
  /** The user that staff act on. */
  readonly target: TestUser;
}

const MOST_LINES = 3_000;

/** What an import of the largest file could have produced. */
function reading(shape: Shape, resume: Resume) {
  const line = writeShape(shape, 100).replaceAll('\n', ' ');
  const box = { x: 1, y: 1, width: 1, height: 1 };
  return {
    kind: 'pdf',
    resume,
    fields: Array.from({ length: 500 }, (_, index) => ({
      path: `experience/${index % 60}/company`,
      value: line,
      page: 0,
      box,
      confidence: 0.5,
    })),
    unplaced: Array.from({ length: 500 }, () => ({ page: 0, text: line })),
    pages: [{ width: 600, height: 800 }],
    lines: Array.from({ length: MOST_LINES }, () => ({ page: 0, text: line, box })),
  };
}

async function fillContent(database: TestDatabase, user: TestUser, shape: Shape): Promise<Owner> {
  const resume = largestResume(shape, SHAPES.indexOf(shape));
  const [resumeId, letterId, applicationId, importId] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ];
  const { userId } = user;
  const secret = createToken();
  await database.pool.query('select create_resume($1, $2, $3, $4, $5, null)', [
    userId,
    resumeId,
    randomUUID(),
    resume.title,
    JSON.stringify(resume),
  ]);
  await asUser(database.db, userId, async (trx) => {
    await trx
      .insertInto('cover_letter')
      .values({
        user_id: userId,
        id: letterId,
        company: 'Aurora',
        position: 'Engineer',
        document: JSON.stringify(largestLetter(shape, resumeId)),
      })
      .execute();
    const application = largestApplication(shape, resumeId);
    await trx
      .insertInto('application')
      .values({
        user_id: userId,
        id: applicationId,
        card: JSON.stringify(cardOf(application)),
        document: JSON.stringify(application),
      })
      .execute();
    await trx
      .insertInto('application_sent')
      .values({
        user_id: userId,
        application_id: applicationId,
        resume_id: resumeId,
        resume_version: 1,
        document: JSON.stringify(resume),
      })
      .execute();
    await trx
      .insertInto('calendar_feed')
      .values({ user_id: userId, secret_hash: hashToken(secret) })
      .execute();
    await trx
      .insertInto('import')
      .values({ user_id: userId, id: importId, status: 'uploading', file_name: 'resume.pdf' })
      .execute();
    for (let index = 0; index < 12; index += 1)
      await trx
        .insertInto('coach_message')
        .values({
          user_id: userId,
          id: randomUUID(),
          resume_id: resumeId,
          role: 'user',
          text: writeShape(shape, 4_000),
          proposals: '[]',
        })
        .execute();
  });
  await database.systemDb
    .updateTable('import')
    .set({ status: 'ready', result: JSON.stringify(reading(shape, resume)) })
    .where('user_id', '=', userId)
    .where('id', '=', importId)
    .execute();
  return {
    user,
    resume,
    resumeId,
    letterId,
    applicationId,
    importId,
    linkId: randomUUID(),
    photoId: randomUUID(),
    calendarFile: `${secret}.ics`,
  };
}

/** A user (Pro by default), an administrator, and a target user for the administrator. */
export async function createCast(database: TestDatabase, shape: Shape, isPro: boolean): Promise<Cast> {
  const user = await createTestUser(database, { origin: ORIGIN });
  if (isPro) await subscribe(database, user, {});
  return {
    shape,
    owner: await fillContent(database, user, shape),
    staff: await createTestUser(database, {
      origin: ORIGIN,
      staffRole: 'admin',
      isSecondFactorVerified: true,
    }),
    target: await createTestUser(database, { origin: ORIGIN }),
  };
}
