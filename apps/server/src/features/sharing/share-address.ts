import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKeys, type Keyring, type RetainedUse } from '../../platform/secrets/keyring.ts';

const ID_BYTES = 16;
/** 128 unguessable bits. */
const PROOF_BYTES = 16;
const SLUG = /^[A-Za-z0-9_-]{43}$/;
const PASS_SECONDS = 60 * 60;

export interface ShareAddresses {
  slugOf: (linkId: string) => string;
  /** The link id in a slug; null unless we issued the slug. */
  linkIdOf: (slug: string) => string | null;
  /** A token, valid for one hour, that proves the password was entered; replaces a cookie. */
  passFor: (link: { id: string; passwordHash: string }, now: Date) => string;
  isPass: (pass: string, link: { id: string; passwordHash: string }, now: Date) => boolean;
}

const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

const idText = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * A slug is the link's id plus a proof (MAC) of it. Without the secret, an id read from the database opens nothing.
 * Slugs issued with an earlier secret stay valid, also through its retained key, because they are printed and
 * mailed.
 */
export function createShareAddresses(keyring: Keyring): ShareAddresses {
  const keys = () => deriveKeys(keyring, 'share links' satisfies RetainedUse);
  const prove = (key: Buffer, use: string, bytes: Uint8Array): Buffer =>
    createHmac('sha256', key).update(use).update(bytes).digest().subarray(0, PROOF_BYTES);
  const isProven = (given: Uint8Array, use: string, bytes: Uint8Array): boolean =>
    given.length === PROOF_BYTES && keys().some((key) => timingSafeEqual(given, prove(key, use, bytes)));
  const passBytes = ({ id, passwordHash }: { id: string; passwordHash: string }, endsAt: number): Buffer =>
    Buffer.from(`${id}\n${passwordHash}\n${endsAt}`);

  return {
    slugOf: (linkId) => {
      const id = idBytes(linkId);
      return Buffer.concat([id, prove(keys()[0], 'slug', id)]).toString('base64url');
    },
    linkIdOf: (slug) => {
      if (!SLUG.test(slug)) return null;
      const bytes = Buffer.from(slug, 'base64url');
      const id = bytes.subarray(0, ID_BYTES);
      return isProven(bytes.subarray(ID_BYTES), 'slug', id) ? idText(id) : null;
    },
    passFor: (link, now) => {
      const endsAt = Math.floor(now.getTime() / 1000) + PASS_SECONDS;
      return `${endsAt}.${prove(keys()[0], 'pass', passBytes(link, endsAt)).toString('base64url')}`;
    },
    isPass: (pass, link, now) => {
      const [end = '', proof = ''] = pass.split('.');
      const endsAt = Number(end);
      if (!Number.isSafeInteger(endsAt) || endsAt * 1000 < now.getTime()) return false;
      return isProven(Buffer.from(proof, 'base64url'), 'pass', passBytes(link, endsAt));
    },
  };
}
