import { type Locale, toLocale } from '@lauda/domain/locale';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { JobContext } from '../../../platform/queue/define-job.ts';
import { composeMail, type MailContent, mailTexts } from '../../mail/service.ts';
import { collectRows, LEFT_OUT } from './archive-contents.ts';
import { archiveKey, archiveToken } from './archive-link.ts';
import { findArchive, findRecipient, markMade } from './archive.queries.ts';
import { USER_FOLDERS } from '../deletion-steps.ts';
import type { MakeArchiveDeps, MakeArchivePayload } from './make-archive.job.ts';

/** Photos are already compressed. */
const AS_IS = { level: 0 } as const;

const jsonFile = (value: unknown): Uint8Array => strToU8(`${JSON.stringify(value, null, 2)}\n`);

async function zipFor(userId: string, locale: Locale, deps: MakeArchiveDeps): Promise<Uint8Array> {
  const rows = await collectRows(deps, userId);
  const contents: Zippable = {
    'README.txt': strToU8(`${mailTexts(locale)('privacy.archiveReadme')}\n`),
    'archive.json': jsonFile({
      madeAt: new Date().toISOString(),
      tables: Object.fromEntries(Object.entries(rows).map(([table, { length }]) => [table, length])),
      leftOut: LEFT_OUT,
    }),
  };
  for (const [table, list] of Object.entries(rows)) contents[`data/${table}.json`] = jsonFile(list);
  for (const folder of USER_FOLDERS.filter((name) => name !== 'archives'))
    for (const key of await deps.storage.list(`${folder}/${userId}/`)) {
      const bytes = await deps.storage.get(key);
      const name = key.slice(`${folder}/${userId}/`.length);
      if (bytes !== null) contents[`${folder}/${name}`] = [new Uint8Array(bytes), AS_IS];
    }
  return zipSync(contents);
}

interface ArchiveMail {
  userId: string;
  recipient: { email: string; first_name: string; locale: string };
  url: string;
  until: Date;
}

export function archiveMail({ userId, recipient, url, until }: ArchiveMail): MailContent {
  const locale = toLocale(recipient.locale);
  const text = mailTexts(locale);
  return composeMail({
    to: recipient.email,
    userId,
    name: recipient.first_name,
    locale,
    subject: text('privacy.archiveSubject'),
    lead: text('privacy.archiveLead'),
    action: { label: text('privacy.archiveAction'), url },
    note: text('privacy.archiveNote', { until }),
    notYou: text('mail.notYouRequest'),
    reason: 'request',
  });
}

/** A retry after a crashed run creates what is missing, and mails the same link. */
export async function run(
  { userId, archiveId }: MakeArchivePayload,
  { deps, jobId, log }: JobContext<MakeArchiveDeps>,
): Promise<void> {
  const { systemDb, authDb, storage, mailer, origin, archiveSigner } = deps;
  const own = { userId, archiveId };
  const [archive, recipient] = await Promise.all([findArchive(systemDb, own), findRecipient(authDb, userId)]);
  if (!archive || !recipient) return;
  const locale = toLocale(recipient.locale);
  let until = archive.expires_at;
  if (until === null) {
    const bytes = await zipFor(userId, locale, deps);
    await storage.put(archiveKey(own), bytes, 'application/zip');
    until = await markMade(systemDb, own, bytes.byteLength);
    log.info('archive.made', { count: bytes.byteLength });
  }
  const url = `${origin}/account-settings?archive=${archiveToken(archiveSigner, own)}#data`;
  await mailer.send({ ...archiveMail({ userId, recipient, url, until }), messageId: `${jobId}@lauda` });
}
