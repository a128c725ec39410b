import type { Transaction } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { publishEvent } from '../../platform/live-events/publish.ts';
import { isLive, type OwnResume } from './queries.ts';

export async function requireLive(trx: Transaction<DB>, own: OwnResume): Promise<void> {
  if (!(await isLive(trx, own))) throw new AppError('NOT_FOUND');
}

/** Notifies the user's other tabs and devices: the link has changed, not the resume. */
export const tellChanged = (trx: Transaction<DB>, { userId, resumeId }: OwnResume) =>
  publishEvent(trx, { userId }, { type: 'resume.changed', resumeId, version: null });
