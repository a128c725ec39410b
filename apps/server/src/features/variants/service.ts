import type { ResumeBase, VariantSummary } from '@lauda/contract/resumes/variants';
import { copyOf } from '@lauda/domain/resume/copy';
import { isResumeName } from '@lauda/domain/tailoring/resume-name';
import type { Kysely } from 'kysely';
import { asUser } from '../../db/as-user.ts';
import { repeatable } from '../../db/outage.ts';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { Log } from '../../platform/log.ts';
import { readStoredResume } from '../../platform/stored-resume.ts';
import type { TextChecks } from '../../platform/text-checks/text-checks.ts';
import type { ResumeService } from '../resumes/service.ts';
import { type Decision, decided } from './decided.ts';
import { createAdMatcher } from './ad-matches.ts';
import { requireLive, tellChanged } from './own-resume.ts';
import { reopenProposals } from './proposals/queries.ts';
import {
  deleteLink,
  findLink,
  listLinkedTexts,
  listLinks,
  lockLink,
  type OwnResume,
  restoreSnapshot,
  saveCounts,
  updateSnapshot,
} from './queries.ts';

export interface VariantServiceDeps {
  db: Kysely<DB>;
  resumes: Pick<ResumeService, 'get' | 'create' | 'requireRoom'>;
  checks: Pick<TextChecks, 'countUpdates' | 'match'>;
  log: Pick<Log, 'warn'>;
}

export type VariantService = ReturnType<typeof createVariantService>;

/** Limits the wait for a list; the rest is counted when the list is read again. */
const COUNTED_AT_ONCE = 20;
/** The largest documents take a fifth of a second per link, and a task's deadline is five seconds. */
const COUNTED_PER_TASK = 5;
export function createVariantService({ db, resumes, checks, log }: VariantServiceDeps) {
  const matchAds = createAdMatcher({ db, checks, log });
  const countSome = async (userId: string, resumeIds: readonly string[]): Promise<[string, number][]> => {
    const rows = await asUser(db, userId, (trx) => listLinkedTexts(trx, userId, resumeIds));
    const counts = await checks.countUpdates(
      userId,
      rows.map(({ kind, snapshot, variant, base, ignored }) => ({ kind, snapshot, variant, base, ignored })),
    );
    const counted = rows.map((row, index) => ({
      resumeId: row.resume_id,
      version: row.version,
      baseVersion: row.base_version,
      revision: row.revision,
      openUpdates: counts[index] ?? 0,
    }));
    await asUser(db, userId, (trx) => saveCounts(trx, userId, counted));
    return counted.map(({ resumeId, openUpdates }) => [resumeId, openUpdates]);
  };

  /** Open updates by variant. The list is useful without counts, so a failure is logged and stops the counting. */
  const count = async (userId: string, resumeIds: readonly string[]): Promise<Map<string, number>> => {
    const counts = new Map<string, number>();
    try {
      for (let from = 0; from < resumeIds.length; from += COUNTED_PER_TASK)
        for (const [id, openUpdates] of await countSome(
          userId,
          resumeIds.slice(from, from + COUNTED_PER_TASK),
        ))
          counts.set(id, openUpdates);
    } catch (error) {
      log.warn('variants.not-counted', { err: error });
    }
    return counts;
  };

  return {
    create: async (own: OwnResume, request: { operationId: string; label: string }) => {
      const label = request.label.trim();
      if (label !== '' && !isResumeName(label)) throw new AppError('RESUME_NAME_INVALID');
      const { userId } = own;
      const { operationId } = request;
      await resumes.requireRoom({ userId, operationId });
      const { resume, version } = await resumes.get(own, 'current');
      const copy = copyOf(resume);
      return resumes.create({
        userId,
        operationId,
        resume: label === '' ? copy : { ...copy, title: label },
        link: { baseId: own.resumeId, baseVersion: version, label },
      });
    },

    getBase: async (own: OwnResume): Promise<ResumeBase | null> => {
      const link = await repeatable(() =>
        asUser(db, own.userId, async (trx) => {
          await requireLive(trx, own);
          return findLink(trx, own);
        }),
      );
      if (link === null) return null;
      return {
        kind: link.kind,
        baseId: link.base_id,
        baseTitle: link.base_title,
        baseVersion: link.base_version,
        label: link.label,
        ignored: link.ignored,
        snapshot: readStoredResume(link.snapshot, `${link.base_id} (snapshot)`),
        base: readStoredResume(link.base_document, link.base_id),
        ad: link.ad,
      };
    },

    /** Idempotent: the snapshot already contains the passages. */
    decide: (
      own: OwnResume,
      { baseVersion, decisions }: { baseVersion: number; decisions: readonly Decision[] },
    ): Promise<{ revision: number }> =>
      asUser(db, own.userId, async (trx) => {
        await requireLive(trx, own);
        const link = await lockLink(trx, own);
        if (link?.base_version !== baseVersion) throw new AppError('BASE_STALE');
        const revision = await updateSnapshot(trx, own, decided(link, decisions));
        await tellChanged(trx, own);
        return { revision };
      }),

    /** Undoing earlier decisions must not undo later ones. */
    undoDecisions: (own: OwnResume, revision: number): Promise<void> =>
      asUser(db, own.userId, async (trx) => {
        await requireLive(trx, own);
        if (!(await restoreSnapshot(trx, own, revision))) throw new AppError('CONFLICT');
        await reopenProposals(trx, own, revision);
        await tellChanged(trx, own);
      }),

    /** Idempotent: the response of the first unlink may have been lost. */
    unlink: (own: OwnResume): Promise<void> =>
      asUser(db, own.userId, async (trx) => {
        await requireLive(trx, own);
        if (await deleteLink(trx, own)) await tellChanged(trx, own);
      }),

    list: async (userId: string): Promise<VariantSummary[]> => {
      const links = await repeatable(() => asUser(db, userId, (trx) => listLinks(trx, userId)));
      const isCounted = (link: (typeof links)[number]) =>
        link.base_id === null ||
        (link.open_updates !== null &&
          link.counted_version === link.version &&
          link.counted_base_version === link.base_version);
      const counts = await count(
        userId,
        links
          .filter((link) => !isCounted(link))
          .slice(0, COUNTED_AT_ONCE)
          .map((link) => link.resume_id),
      );
      const matches = await matchAds(userId, links);
      return links.map((link) => ({
        id: link.resume_id,
        kind: link.kind,
        baseId: link.base_id,
        label: link.label,
        openUpdates: isCounted(link)
          ? link.base_id === null
            ? 0
            : link.open_updates
          : (counts.get(link.resume_id) ?? null),
        match: matches.get(link.resume_id) ?? null,
        createdAt: link.created_at.toISOString(),
      }));
    },
  };
}
