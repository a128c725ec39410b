import type { JobAd } from '@lauda/domain/job-ads/job-ad';
import { expect, it } from 'vitest';
import { parseFetched, parseRead } from './answers.ts';
import { withHead } from './head.ts';

const AD: JobAd = {
  title: 'Cook',
  company: 'Pot',
  place: 'Austin',
  text: 'Cook.',
  isCut: false,
  address: 'https://a.com/1',
  source: 'main-text',
};
const parsed = (ad: unknown) => parseRead(Buffer.from(JSON.stringify({ ad })));

it('takes an ad as it is', () => {
  expect([parsed(AD), parsed(null)]).toEqual([AD, null]);
});

it.each([
  ['a field more', { ...AD, html: '<b>' }],
  ['a long text', { ...AD, text: 'x'.repeat(20_001) }],
  ['a long title', { ...AD, title: 'x'.repeat(201) }],
  ['another scheme', { ...AD, address: 'javascript:alert(1)' }],
  ['another source', { ...AD, source: 'linkedin' }],
  ['no ad', 'text'],
])('refuses an ad with %s', (_what, ad) => expect(parsed(ad)).toBeNull());

it('refuses what is no JSON', () => {
  expect(parseRead(Buffer.from('{'))).toBeNull();
});

it('takes a page with its head, and nothing without', () => {
  const head = { ok: true, address: 'https://a.com/', contentType: 'text/html' };
  expect(parseFetched(withHead(head, Buffer.from('a\nb')))).toEqual({ head, body: Buffer.from('a\nb') });
  expect(parseFetched(withHead({ ...head, address: 'file:///etc/passwd' }, Buffer.from('')))).toBeNull();
  expect(parseFetched(Buffer.from('x'.repeat(10_000)))).toBeNull();
  expect(parseFetched(Buffer.from('{\nbody'))).toBeNull();
});
