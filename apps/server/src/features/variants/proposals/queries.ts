import type { TranslationProposal } from '@lauda/contract/resumes/twins';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import type { OwnResume } from '../queries.ts';

const COLUMNS = ['id', 'passage', 'fields', 'claims'] as const;

const asProposal = (row: {
  id: string;
  passage: string;
  fields: object;
  claims: object;
}): TranslationProposal =>
  // Safe cast: only `putProposals` writes these columns.
  row as TranslationProposal;

export const listOpenProposals = async (
  db: Kysely<DB>,
  { userId, resumeId }: OwnResume,
): Promise<TranslationProposal[]> =>
  (
    await db
      .selectFrom('proposal')
      .select(COLUMNS)
      .where('user_id', '=', userId)
      .where('resume_id', '=', resumeId)
      .where('source', '=', 'translation')
      .where('state', '=', 'open')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(asProposal);

/** Replaces earlier proposals for the same passages. */
export async function putProposals(
  db: Kysely<DB>,
  { userId, resumeId }: OwnResume,
  proposals: readonly Omit<TranslationProposal, 'id'>[],
): Promise<TranslationProposal[]> {
  if (proposals.length === 0) return [];
  await db
    .deleteFrom('proposal')
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .where('source', '=', 'translation')
    .where(
      'passage',
      'in',
      proposals.map(({ passage }) => passage),
    )
    .execute();
  const rows = await db
    .insertInto('proposal')
    .values(
      proposals.map(({ passage, fields, claims }) => ({
        user_id: userId,
        resume_id: resumeId,
        source: 'translation' as const,
        passage,
        fields: JSON.stringify(fields),
        claims: JSON.stringify(claims),
        decided_at: null,
        decided_revision: null,
      })),
    )
    .returning(COLUMNS)
    .execute();
  return rows.map(asProposal);
}

export async function closeProposals(
  db: Kysely<DB>,
  { userId, resumeId }: OwnResume,
  decided: { ids: readonly string[]; state: 'accepted' | 'edited' | 'rejected'; revision: number | null },
): Promise<void> {
  if (decided.ids.length === 0) return;
  await db
    .updateTable('proposal')
    .set({ state: decided.state, decided_revision: decided.revision, decided_at: new Date() })
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .where('id', 'in', decided.ids)
    .where('state', '=', 'open')
    .execute();
}

/** Reopens the proposals that the undone revision of the link had decided. */
export async function reopenProposals(
  db: Kysely<DB>,
  { userId, resumeId }: OwnResume,
  revision: number,
): Promise<void> {
  await db
    .updateTable('proposal')
    .set({ state: 'open', decided_revision: null, decided_at: null })
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .where('decided_revision', '=', revision)
    .execute();
}
