import { MAX_SHARE_LINKS, type ShareLink } from '@lauda/contract/resumes/sharing';
import type { Resume } from '@lauda/domain/resume/resume';
import type { Kysely } from 'kysely';
import { asUser } from '../../db/as-user.ts';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { ResumeService } from '../resumes/service.ts';
import { deleteLink, insertLink, type LinkRow, listLinks } from './queries.ts';
import type { ShareAddresses } from './share-address.ts';

export interface Passwords {
  hash: (password: string) => Promise<string>;
  isPassword: (stored: string, password: string) => Promise<boolean>;
}

export interface SharingServiceDeps {
  db: Kysely<DB>;
  resumes: Pick<ResumeService, 'get'>;
  /** Whether the user's plan includes PDF. */
  hasPdf: (userId: string) => Promise<boolean>;
  passwords: Passwords;
  addresses: ShareAddresses;
}

export interface NewShareLink {
  userId: string;
  resumeId: string;
  label: string;
  isFrozen: boolean;
  password: string | null;
  expiresAt: string | null;
  allowsDownload: boolean;
}

export type SharingService = ReturnType<typeof createSharingService>;

/** Operations of the owner on their links. */
export function createSharingService({ db, resumes, hasPdf, passwords, addresses }: SharingServiceDeps) {
  const present = (row: LinkRow): ShareLink => ({
    id: row.id,
    path: `/r/${addresses.slugOf(row.id)}`,
    label: row.label,
    frozenVersion: row.frozen_version,
    hasPassword: row.password_hash !== null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    allowsDownload: row.allows_download,
    viewCount: row.view_count,
    lastViewedAt: row.last_viewed_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  });

  const freeze = ({ version, resume }: { version: number; resume: Resume }) => ({
    version,
    document: JSON.stringify(resume),
  });

  return {
    list: async (own: { userId: string; resumeId: string }): Promise<ShareLink[]> => {
      await resumes.get(own, 'current');
      return (await asUser(db, own.userId, (trx) => listLinks(trx, own))).map(present);
    },

    create: async ({ password, expiresAt, isFrozen, ...link }: NewShareLink): Promise<ShareLink> => {
      const current = await resumes.get(link, 'current');
      if (link.allowsDownload && !(await hasPdf(link.userId))) throw new AppError('PLAN_REQUIRED');
      const passwordHash = password === null ? null : await passwords.hash(password);
      const row = await asUser(db, link.userId, (trx) =>
        insertLink(trx, {
          ...link,
          passwordHash,
          expiresAt: expiresAt === null ? null : new Date(expiresAt),
          frozen: isFrozen ? freeze(current) : null,
          limit: MAX_SHARE_LINKS,
        }),
      );
      if (row === null) throw new AppError('SHARE_LIMIT_REACHED');
      return present(row);
    },

    /** A link is not cached anywhere else, so deleting it takes effect immediately. */
    revoke: async (own: { userId: string; resumeId: string; linkId: string }): Promise<void> => {
      if (!(await asUser(db, own.userId, (trx) => deleteLink(trx, own)))) throw new AppError('NOT_FOUND');
    },
  };
}
