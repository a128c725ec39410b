import {
  AD_SOURCES,
  FETCH_FAILURES,
  type JobAd,
  MAX_AD_ADDRESS_CHARACTERS,
  MAX_AD_LABEL_CHARACTERS,
} from '@lauda/domain/job-ads/job-ad';
import { MAX_AD_CHARACTERS } from '@lauda/domain/tailoring/limits';
import * as z from 'zod/mini';
import { type FetchHead, splitHead } from './head.ts';

// Answers are validated on arrival: a compromised child can send only what these schemas allow.

const address = z.url({ protocol: /^https?$/ }).check(z.maxLength(MAX_AD_ADDRESS_CHARACTERS));
const label = z.string().check(z.maxLength(MAX_AD_LABEL_CHARACTERS));

const fetchHead = z.union([
  z.strictObject({ ok: z.literal(true), address, contentType: label }),
  z.strictObject({ ok: z.literal(false), reason: z.enum(FETCH_FAILURES) }),
]);

const readAnswer = z.strictObject({
  ad: z.nullable(
    z.strictObject({
      title: label,
      company: label,
      place: label,
      text: z.string().check(z.maxLength(MAX_AD_CHARACTERS)),
      isCut: z.boolean(),
      address,
      source: z.enum(AD_SOURCES),
    }),
  ),
});

/** Parses a fetch child's output; null if it is invalid. */
export function parseFetched(output: Buffer): { head: FetchHead; body: Buffer } | null {
  const parts = splitHead(output);
  const head = z.safeParse(fetchHead, parts?.head);
  return parts && head.success ? { head: head.data, body: parts.body } : null;
}

/** Parses a read child's output; null if it is invalid. */
export function parseRead(output: Buffer): JobAd | null {
  try {
    return z.parse(readAnswer, JSON.parse(output.toString('utf8'))).ad;
  } catch {
    return null;
  }
}
