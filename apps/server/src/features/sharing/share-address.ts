import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
/** 128 bits that nobody can guess. */
const PROOF_BYTES = 16;
const SLUG = /^[A-Za-z0-9_-]{43}$/;
const PASS_SECONDS = 60 * 60;

export interface ShareAddresses {
  slugOf: (linkId: string) => string;
  /** The link that a slug stands for; null unless we made it. */
  linkIdOf: (slug: string) => string | null;
  /** Shows for an hour that the password was right, in place of a cookie. */
  passFor: (link: { id: string; passwordHash: string }, now: Date) => string;
  isPass: (pass: string, link: { id: string; passwordHash: string }, now: Date) => boolean;
}

const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

const idText = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A slug is the link's id and a proof of it. Without the secret, an id read from the database opens nothing. */
export function createShareAddresses(secret: string): ShareAddresses {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'lauda share links', 32));
  const prove = (use: string, bytes: Uint8Array): Buffer =>
    createHmac('sha256', key).update(use).update(bytes).digest().subarray(0, PROOF_BYTES);
  const passProof = ({ id, passwordHash }: { id: string; passwordHash: string }, endsAt: number): string =>
    prove('pass', Buffer.from(`${id}\n${passwordHash}\n${endsAt}`)).toString('base64url');

  return {
    slugOf: (linkId) => {
      const id = idBytes(linkId);
      return Buffer.concat([id, prove('slug', id)]).toString('base64url');
    },
    linkIdOf: (slug) => {
      if (!SLUG.test(slug)) return null;
      const bytes = Buffer.from(slug, 'base64url');
      const id = bytes.subarray(0, ID_BYTES);
      return timingSafeEqual(bytes.subarray(ID_BYTES), prove('slug', id)) ? idText(id) : null;
    },
    passFor: (link, now) => {
      const endsAt = Math.floor(now.getTime() / 1000) + PASS_SECONDS;
      return `${endsAt}.${passProof(link, endsAt)}`;
    },
    isPass: (pass, link, now) => {
      const [end = '', proof = ''] = pass.split('.');
      const endsAt = Number(end);
      if (!Number.isSafeInteger(endsAt) || endsAt * 1000 < now.getTime()) return false;
      const expected = Buffer.from(passProof(link, endsAt));
      const given = Buffer.from(proof);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
