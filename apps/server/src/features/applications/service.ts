import {
  type ApplicationSummary,
  MAX_LISTED_APPLICATIONS,
  type StoredApplication,
} from '@lauda/contract/applications/applications';
import {
  type Application,
  MAX_APPLICATIONS,
  missingOfApplication,
} from '@lauda/domain/application/application';
import { applicationSchema } from '@lauda/domain/application/application-schema';
import { type ApplicationCard, cardOf } from '@lauda/domain/application/card';
import type { Kysely } from 'kysely';
import { asUser } from '../../db/as-user.ts';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { readStoredResume } from '../../platform/stored-resume.ts';
import {
  findApplication,
  findSent,
  freezeSent,
  insertApplication,
  listCards,
  markDeleted,
  type OwnApplication,
  updateApplication,
} from './queries.ts';

/** The card from the database, as `cardOf` created it. Older cards have no moves. */
type CardRow = Omit<ApplicationCard, 'interviews' | 'moves'> & {
  interviews: string[];
  moves?: ApplicationSummary['moves'];
};

const LIMITS = { live: MAX_APPLICATIONS, all: MAX_LISTED_APPLICATIONS };

export function createApplicationService({ db }: { db: Kysely<DB> }) {
  const get = async (own: OwnApplication): Promise<StoredApplication> => {
    const row = await asUser(db, own.userId, (trx) => findApplication(trx, own));
    if (row === null) throw new AppError('NOT_FOUND');
    return {
      id: own.applicationId,
      version: row.version,
      updatedAt: row.updated_at.toISOString(),
      application: applicationSchema.parse(row.document),
    };
  };

  return {
    get,

    list: async (userId: string): Promise<ApplicationSummary[]> => {
      const rows = await asUser(db, userId, (trx) => listCards(trx, userId, MAX_LISTED_APPLICATIONS));
      return rows.map(({ id, version, card, updated_at, view_count }) =>
        Object.assign({ moves: [] }, card as CardRow, {
          id,
          version,
          updatedAt: updated_at.toISOString(),
          viewCount: view_count,
        }),
      );
    },

    /** Base version 0 creates it. */
    save: async (own: OwnApplication, baseVersion: number, application: Application) => {
      if (missingOfApplication(application).length > 0)
        throw new AppError('VALIDATION_FAILED', 'body: lacks company and title');
      const row = {
        ...own,
        card: JSON.stringify(cardOf(application)),
        linkId: application.link?.linkId ?? null,
        document: JSON.stringify(application),
      };
      const saved = await asUser(db, own.userId, async (trx) => {
        const made =
          baseVersion === 0
            ? await insertApplication(trx, row, LIMITS)
            : await updateApplication(trx, row, baseVersion);
        if (made !== null && made !== 'full') await freezeSent(trx, own, application.sent);
        return made;
      });
      if (saved === 'full') throw new AppError('APPLICATION_LIMIT_REACHED');
      if (saved === null) throw new AppError('APPLICATION_STALE', null, { data: await get(own) });
      return { version: saved.version, updatedAt: saved.updated_at.toISOString() };
    },

    setDeleted: async (own: OwnApplication, isDeleted: boolean): Promise<void> => {
      const deletedAt = isDeleted ? new Date() : null;
      if (!(await asUser(db, own.userId, (trx) => markDeleted(trx, own, deletedAt))))
        throw new AppError('NOT_FOUND');
    },

    /** The resume as it was sent, and the name of that version. */
    getSent: async (own: OwnApplication) => {
      const row = await asUser(db, own.userId, (trx) => findSent(trx, own));
      if (row === null) throw new AppError('NOT_FOUND');
      return {
        name: `${row.resume_id}:${row.resume_version}`,
        resume: readStoredResume(row.document, `${row.resume_id} (sent)`),
      };
    },
  };
}
