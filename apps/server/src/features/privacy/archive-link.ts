import type { Signer } from '../../platform/signer.ts';
import type { OwnArchive } from './archive.queries.ts';

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

export const archiveKey = ({ userId, archiveId }: OwnArchive): string =>
  `archives/${userId}/${archiveId}.zip`;

/** The same whenever it is made: a job that runs again mails an address that works. */
export const archiveToken = (signer: Signer, { userId, archiveId }: OwnArchive): string =>
  `${archiveId}.${signer.sign(userId, archiveId)}`;

/** Which archive of this user's it opens; null for what was not made for them. */
export function readArchiveToken(signer: Signer, userId: string, token: string): OwnArchive | null {
  const [, archiveId, signature] = TOKEN.exec(token) ?? [];
  if (archiveId === undefined || signature === undefined) return null;
  return signer.isSigned(signature, userId, archiveId) ? { userId, archiveId } : null;
}
