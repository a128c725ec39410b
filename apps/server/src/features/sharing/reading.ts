import { randomBytes } from 'node:crypto';
import { pagePicture } from '@lauda/documents/server';
import type { Resume } from '@lauda/domain/resume/resume';
import { templateOfPlan } from '@lauda/domain/resume/template';
import { upgradeResume } from '@lauda/domain/resume/upgrade/upgrade';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { DocumentService } from '../documents/service.ts';
import type { ResumeService } from '../resumes/service.ts';
import {
  countDownload,
  countView,
  findFrozenDocument,
  findOpenLink,
  getSalt,
  type OpenLink,
} from './queries.ts';
import type { ShareAddresses } from './share-address.ts';
import { sharedResume, type SharedResume } from './pages/share-page.ts';
import { shareText } from './pages/share-text.ts';
import { dayOf, isPerson, type Viewing, viewerHash } from './viewers.ts';

export interface ReadingDeps {
  /** Finds links across all users, and counts views. */
  systemDb: Kysely<DB>;
  resumes: Pick<ResumeService, 'get'>;
  hasPdf: (userId: string) => Promise<boolean>;
  addresses: ShareAddresses;
  documents: Pick<DocumentService, 'preview' | 'pdf'>;
  photoOf: (ownerId: string, resume: Resume) => Promise<Uint8Array | null>;
}

/** About 300 KB each. */
const KEPT_RESUMES = 60;

export type Reading = ReturnType<typeof createReading>;

/** What the reader of a share link sees. */
export function createReading({ systemDb, resumes, hasPdf, addresses, documents, photoOf }: ReadingDeps) {
  const kept = new Map<string, Promise<SharedResume>>();
  let salt: { day: string; value: Promise<Buffer> } | null = null;

  const saltOf = (day: string): Promise<Buffer> => {
    if (salt?.day === day) return salt.value;
    const asked = { day, value: getSalt(systemDb, day, randomBytes(32)) };
    salt = asked;
    // Failures are not cached, or no view would be counted until midnight.
    asked.value.catch(() => {
      if (salt === asked) salt = null;
    });
    return asked.value;
  };

  const resumeOf = async (link: OpenLink): Promise<Resume> => {
    if (link.frozen_version === null)
      return (await resumes.get({ userId: link.user_id, resumeId: link.resume_id }, link.version)).resume;
    const read = upgradeResume(await findFrozenDocument(systemDb, link.id), { language: 'en-US' });
    if (!read.ok) throw new Error(`The frozen resume of link ${link.id} cannot be read: ${read.reason}`);
    return read.resume;
  };

  const keyOf = (link: OpenLink, isPro: boolean): string => {
    const what = link.frozen_version === null ? `${link.resume_id}@${link.version}` : `frozen ${link.id}`;
    return isPro ? what : `${what} free`;
  };

  /**
   * Its readers are strangers, so rendering queues with visitor requests; all links of one user count as one
   * client.
   */
  const readerOf = (link: OpenLink) => ({ kind: 'visitor', client: link.user_id }) as const;

  const draw = async (link: OpenLink, isPro: boolean): Promise<SharedResume> => {
    try {
      const own = await resumeOf(link);
      const resume = { ...own, templateId: templateOfPlan(own.templateId, isPro) };
      const photo = await photoOf(link.user_id, resume);
      const preview = await documents.preview(resume, photo, readerOf(link));
      // The save that references a photo may arrive before the upload.
      if (photo === null && resume.personalInfo.photo !== undefined) kept.delete(keyOf(link, isPro));
      const sheets = preview.pages.map(({ width, height }, index) => ({
        svg: pagePicture(preview, index),
        lines: preview.lines[index] ?? [],
        width,
        height,
      }));
      return sharedResume({ locale: resume.language, pageSize: resume.pageSize, sheets }, shareText(resume));
    } catch (error) {
      kept.delete(keyOf(link, isPro));
      throw error;
    }
  };

  return {
    open: async (slug: string): Promise<OpenLink | null> => {
      const linkId = addresses.linkIdOf(slug);
      return linkId === null ? null : findOpenLink(systemDb, linkId);
    },

    /** Rendered once per version and plan; the least recently shown is evicted first. */
    show: async (link: OpenLink): Promise<SharedResume> => {
      const isPro = await hasPdf(link.user_id);
      const key = keyOf(link, isPro);
      const shown = kept.get(key) ?? draw(link, isPro);
      kept.delete(key);
      kept.set(key, shown);
      const [oldest] = kept.keys();
      if (kept.size > KEPT_RESUMES && oldest !== undefined) kept.delete(oldest);
      return shown;
    },

    /** Checked on every request: downloads end with the plan. */
    canDownload: async (link: OpenLink): Promise<boolean> =>
      link.allows_download && (await hasPdf(link.user_id)),

    download: async (link: OpenLink): Promise<{ resume: Resume; bytes: Uint8Array }> => {
      const resume = await resumeOf(link);
      return {
        resume,
        bytes: await documents.pdf(resume, await photoOf(link.user_id, resume), readerOf(link)),
      };
    },

    countDownload: (link: OpenLink): Promise<void> => countDownload(systemDb, link.id),

    count: async (link: OpenLink, viewing: Viewing, now: Date): Promise<void> => {
      if (!isPerson(viewing)) return;
      const day = dayOf(now);
      await countView(systemDb, {
        userId: link.user_id,
        linkId: link.id,
        day,
        viewerHash: viewerHash(await saltOf(day), link.id, viewing),
      });
    },
  };
}
