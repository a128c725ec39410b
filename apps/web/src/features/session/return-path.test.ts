import { safeReturnPath } from '@lauda/domain/accounts/return-path';
import { defaultParseSearch } from '@tanstack/react-router';
import { expect, it } from 'vitest';

const ORIGIN = 'https://lauda.example';

/** The redirect as it arrives: through the URL, the router's parser and the check. */
const arrive = (raw: string) => {
  const { redirect }: { redirect?: unknown } = defaultParseSearch(`?redirect=${raw}`);
  return safeReturnPath(redirect, ORIGIN);
};

const HOSTS = ['evil.example', 'lauda.example@evil.example', 'lauda.example.evil.example'];
const HOST_PREFIXES = ['//', '///', '/\\', '\\\\', '\\/', '/%09/', '/%0A/', '/%0D/', '%09//', '%20//'];
const OTHERS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java%09script:alert(1)',
  '%01javascript:alert(1)',
  '/%0Ajavascript:alert(1)',
  'javascript%3Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://lauda.example/1',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'http://lauda.example/resumes',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%00/evil.example',
  '/%7F/evil.example',
  '/%5Cevil.example',
  '%5C%5Cevil.example',
  '%2F%2Fevil.example',
  '/%2Fevil.example',
  'evil.example',
  '@evil.example',
  '.evil.example',
  '?next=//evil.example',
  '#//evil.example',
  '',
  '42',
  'true',
  'null',
  '["/resumes"]',
  '{"to":"/resumes"}',
];
const PAYLOADS = [...HOST_PREFIXES.flatMap((prefix) => HOSTS.map((host) => prefix + host)), ...OTHERS];

it('knows sixty ways to lead somebody away', () => {
  expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(60);
});

it.each(PAYLOADS)('[APP-05] leads to /resumes instead of %s', (payload) => {
  expect(arrive(payload)).toBe('/resumes');
});

it('keeps path, query and hash of our own', () => {
  expect(arrive(encodeURIComponent('/builder?id=1&tab=design#experience'))).toBe(
    '/builder?id=1&tab=design#experience',
  );
});
