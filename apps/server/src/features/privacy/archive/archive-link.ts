import type { Signer } from '../../../platform/secrets/signer.ts';
import type { OwnArchive } from './archive.queries.ts';

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

export const archiveKey = ({ userId, archiveId }: OwnArchive): string =>
  `archives/${userId}/${archiveId}.zip`;

/** Deterministic: a retried job mails the same working link. */
export const archiveToken = (signer: Signer, { userId, archiveId }: OwnArchive): string =>
  `${archiveId}.${signer.sign(userId, archiveId)}`;

/** The archive that this token opens for the user; null for a token not issued to them. */
export function readArchiveToken(signer: Signer, userId: string, token: string): OwnArchive | null {
  const [, archiveId, signature] = TOKEN.exec(token) ?? [];
  if (archiveId === undefined || signature === undefined) return null;
  return signer.isSigned(signature, userId, archiveId) ? { userId, archiveId } : null;
}
