import { describe, expect, it } from 'vitest';
import { pageSource } from './page-source.ts';
import { webAddress } from './web-address.ts';

const hostOf = (text: string) => webAddress(text)?.host ?? null;

describe('web addresses', () => {
  it.each([
    ['https://jobs.lever.co/a/b', 'jobs.lever.co'],
    ['  http://EXAMPLE.com:80/ ', 'example.com'],
    ['https://example.com./x', 'example.com'],
    ['https://bücher.de/', 'xn--bcher-kva.de'],
    ['https://xn--bcher-kva.de/', 'xn--bcher-kva.de'],
  ])('reads %s', (text, host) => expect(hostOf(text)).toBe(host));

  it.each([
    ['http://2130706433/', '127.0.0.1'],
    ['http://0177.0.0.1/', '127.0.0.1'],
    ['http://0x7f.1/', '127.0.0.1'],
    ['http://127.1/', '127.0.0.1'],
    ['http://127.0.0.1./', '127.0.0.1'],
    ['http://１２７.０.０.１/', '127.0.0.1'],
    ['http://127。0。0。1/', '127.0.0.1'],
    ['http://%31%32%37.0.0.1/', '127.0.0.1'],
    ['http://[::1]/', '::1'],
    ['http://[0:0:0:0:0:ffff:127.0.0.1]/', '::ffff:7f00:1'],
  ])('writes %s in the form that is checked', (text, host) => expect(hostOf(text)).toBe(host));

  it.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://example.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://',
    'example.com/job',
    '//example.com/job',
    'http://user@example.com/',
    'http://user:secret@example.com/',
    'http://example.com@127.0.0.1/',
    'http://[fe80::1%25eth0]/',
    'http://localhost/',
    'http://localhost./',
    'http://LOCALHOST/',
    'http://postgres/',
    'http://redis:80/',
    'http://a.localhost/',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://router.lan/',
    'http://1.0.0.127.in-addr.arpa/',
    'http://site.onion/',
    'http://a..b.com/',
    `http://${'a'.repeat(64)}.com/`,
    `https://example.com/${'a'.repeat(2_000)}`,
    'http://exa mple.com/',
    'http://999.999.999.999/',
  ])('refuses %s', (text) => expect(webAddress(text)).toBeNull());

  it('keeps the query, drops the fragment, and knows the port', () => {
    const address = webAddress('https://example.com:8443/a?b=c#d');
    expect([address?.url.href, address?.port]).toEqual(['https://example.com:8443/a?b=c', 8443]);
    expect([webAddress('http://example.com/')?.port, webAddress('https://example.com/')?.port]).toEqual([
      80, 443,
    ]);
  });
});

describe('where the ad of a page is', () => {
  const sourceOf = (text: string) => pageSource(new URL(text)).href;

  it.each([
    [
      'https://apply.workable.com/zego/j/BCEAC9B2D1/',
      'https://apply.workable.com/api/v2/accounts/zego/jobs/BCEAC9B2D1',
    ],
    [
      'http://apply.workable.com/zego/j/BCEAC9B2D1/apply/',
      'https://apply.workable.com/api/v2/accounts/zego/jobs/BCEAC9B2D1',
    ],
    ['https://jobs.lever.co/a/1-2/apply', 'https://jobs.lever.co/a/1-2'],
    ['https://jobs.ashbyhq.com/a%20b/1-2/application', 'https://jobs.ashbyhq.com/a%20b/1-2'],
  ])('is known for %s', (page, source) => expect(sourceOf(page)).toBe(source));

  it.each([
    'https://apply.workable.com/zego/',
    'https://apply.workable.com.evil.com/zego/j/B/',
    'https://evil.com/apply.workable.com/zego/j/B/',
    'https://apply.workable.com/../j/x',
    'https://jobs.lever.co/a/1-2',
  ])('is the page itself for %s', (page) => expect(sourceOf(page)).toBe(new URL(page).href));
});
