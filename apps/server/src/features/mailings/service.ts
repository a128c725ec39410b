import { type Mailing, type MailingText, NEWSLETTER_DAYS } from '@lauda/contract/staff/mailings';
import { LOCALES } from '@lauda/domain/locale';
import type { AuditAct } from '@lauda/contract/staff/staff-search';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { type ActOrigin, recordAct } from '../audit/service.ts';
import { enqueueMail } from '../mail/service.ts';
import { mailingMail } from './mailing-mail.ts';
import {
  deleteMailing,
  findMailing,
  hasNeighbour,
  insertMailing,
  listMailings,
  lockMailing,
  lockSchedule,
  type MailingRow,
  updateSchedule,
  updateText,
} from './queries.ts';

export interface MailingServiceDeps {
  /** Connects as lauda_system. */
  systemDb: Kysely<DB>;
  queue: Queue;
}

const present = (row: MailingRow): Mailing => ({
  id: row.id,
  kind: row.kind,
  subjectEn: row.subject_en,
  bodyEn: row.body_en,
  subjectPt: row.subject_pt,
  bodyPt: row.body_pt,
  status: row.status,
  sendAt: row.send_at?.toISOString() ?? null,
  finishedAt: row.finished_at?.toISOString() ?? null,
  sentCount: Number(row.sent_count ?? 0),
});

export type MailingService = ReturnType<typeof createMailingService>;

/** Newsletters and product updates by content managers. */
export function createMailingService({ systemDb, queue }: MailingServiceDeps) {
  /**
   * Changes a mailing under its row lock, together with the audit entry: sending starts before or after, never in
   * between.
   */
  const change = (
    by: ActOrigin,
    id: string,
    { act, from }: { act: AuditAct; from: MailingRow['status'] | null },
    work: (trx: Transaction<DB>, row: MailingRow) => Promise<void>,
  ): Promise<Mailing | null> =>
    systemDb.transaction().execute(async (trx) => {
      const row = await lockMailing(trx, id);
      if (!row) throw new AppError('NOT_FOUND');
      if (from !== null && row.status !== from) throw new AppError('CONFLICT');
      await work(trx, row);
      await recordAct(trx, by, { act, details: { mailing: id, kind: row.kind } });
      const after = await findMailing(trx, id);
      return after ? present(after) : null;
    });
  const required = (mailing: Mailing | null): Mailing => {
    if (mailing === null) throw new AppError('NOT_FOUND');
    return mailing;
  };

  return {
    list: async (): Promise<Mailing[]> => (await listMailings(systemDb)).map(present),

    create: (by: ActOrigin, text: MailingText): Promise<Mailing> =>
      systemDb.transaction().execute(async (trx) => {
        const id = await insertMailing(trx, text);
        await recordAct(trx, by, { act: 'mailingSaved', details: { mailing: id, kind: text.kind } });
        const row = await findMailing(trx, id);
        return required(row ? present(row) : null);
      }),

    save: async (by: ActOrigin, id: string, text: MailingText): Promise<Mailing> =>
      required(
        await change(by, id, { act: 'mailingSaved', from: 'draft' }, (trx) => updateText(trx, id, text)),
      ),

    delete: async (by: ActOrigin, id: string): Promise<void> => {
      await change(by, id, { act: 'mailingDeleted', from: 'draft' }, (trx) => deleteMailing(trx, id));
    },

    test: async (by: ActOrigin, id: string, self: { userId: string; email: string; name: string }) => {
      await change(by, id, { act: 'mailingTested', from: null }, async (trx, row) => {
        for (const locale of LOCALES) {
          const { userId, email: to, name } = self;
          const mail = mailingMail({ mailing: present(row), to, userId, name, locale });
          await enqueueMail(trx, queue, mail, `mailing-test:${id}:${userId}:${locale}`);
        }
      });
    },

    schedule: async (by: ActOrigin, id: string, sendAt: Date): Promise<Mailing> => {
      // An overdue mailing is sent now: its send date is never in the past.
      const at = new Date(Math.max(sendAt.getTime(), Date.now()));
      return required(
        await change(by, id, { act: 'mailingScheduled', from: 'draft' }, async (trx, { kind }) => {
          await lockSchedule(trx);
          const isTooClose =
            kind === 'tips' && (await hasNeighbour(trx, { id, kind, sendAt: at, days: NEWSLETTER_DAYS }));
          if (isTooClose) throw new AppError('CONFLICT', 'Newsletters are two weeks apart.');
          await updateSchedule(trx, id, at);
        }),
      );
    },

    unschedule: async (by: ActOrigin, id: string): Promise<Mailing> =>
      required(
        await change(by, id, { act: 'mailingUnscheduled', from: 'scheduled' }, (trx) =>
          updateSchedule(trx, id, null),
        ),
      ),
  };
}
