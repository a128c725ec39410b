import { describe, expect, it } from 'vitest';
import { isOwnRequest } from './same-site.ts';

const origins = ['https://lauda.example'];
const ask = (headers: Record<string, string | undefined>, method = 'POST') =>
  isOwnRequest({ method, headers }, origins);

describe('cross-site requests', () => {
  it('lets reading through from anywhere', () => {
    expect(ask({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(true);
  });

  it('lets our own pages and plain programs change things', () => {
    expect(ask({ origin: 'https://lauda.example', 'sec-fetch-site': 'same-origin', cookie: 'a=b' })).toBe(
      true,
    );
    expect(ask({ origin: 'https://lauda.example', cookie: 'a=b' })).toBe(true);
    expect(ask({ authorization: 'Bearer x' })).toBe(true);
  });

  it.each([
    { origin: 'https://evil.example', cookie: 'a=b' },
    { origin: 'https://lauda.example.evil.example' },
    { origin: 'null', cookie: 'a=b' },
    { origin: 'https://lauda.example', 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', cookie: 'a=b' },
    { 'sec-fetch-site': 'none', cookie: 'a=b' },
    { cookie: 'a=b' },
  ])('refuses %o', (headers) => {
    expect(ask(headers)).toBe(false);
  });
});
