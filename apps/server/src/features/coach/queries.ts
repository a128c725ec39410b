import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';

export interface OwnTalk {
  userId: string;
  resumeId: string;
}

const SHOWN = ['id', 'role', 'text', 'proposals', 'is_stopped', 'created_at'] as const;

/** The latest messages, oldest first. */
export async function listMessages(db: Kysely<DB>, { userId, resumeId }: OwnTalk, most: number) {
  const rows = await db
    .selectFrom('coach_message')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .orderBy('position', 'desc')
    .limit(most)
    .execute();
  return rows.toReversed();
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

/** The text of the question with this id, or null. */
export const findQuestion = async (db: Kysely<DB>, { userId, resumeId }: OwnTalk, id: string) =>
  (await db
    .selectFrom('coach_message')
    .select(['text', 'role'])
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .where('id', '=', id)
    .executeTakeFirst()) ?? null;

export const findAnswer = async (db: Kysely<DB>, { userId, resumeId }: OwnTalk, questionId: string) =>
  (await db
    .selectFrom('coach_message')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .where('question_id', '=', questionId)
    .executeTakeFirst()) ?? null;

interface NewMessage extends OwnTalk {
  id: string;
  text: string;
}

/** Idempotent: a question with a known id is not inserted again. */
export async function insertQuestion(
  db: Kysely<DB>,
  { userId, resumeId, id, text }: NewMessage,
): Promise<void> {
  await db
    .insertInto('coach_message')
    .values({ user_id: userId, resume_id: resumeId, id, role: 'user', text, question_id: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'resume_id', 'id']).doNothing())
    .execute();
}

interface NewAnswer extends NewMessage {
  questionId: string;
  proposals: string;
  isStopped: boolean;
}

/** Null when the question already has an answer, or was deleted. */
export const insertAnswer = async (db: Kysely<DB>, answer: NewAnswer): Promise<MessageRow | null> =>
  (await db
    .insertInto('coach_message')
    .values({
      user_id: answer.userId,
      resume_id: answer.resumeId,
      id: answer.id,
      role: 'assistant',
      question_id: answer.questionId,
      text: answer.text,
      proposals: answer.proposals,
      is_stopped: answer.isStopped,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(SHOWN)
    .executeTakeFirst()) ?? null;

export async function deleteMessages(db: Kysely<DB>, { userId, resumeId }: OwnTalk): Promise<void> {
  await db
    .deleteFrom('coach_message')
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .execute();
}
