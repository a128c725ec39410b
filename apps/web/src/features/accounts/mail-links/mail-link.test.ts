import { afterEach, expect, it } from 'vitest';
import { holdMailLink, takeMailLink } from './mail-link.ts';

const arriveAt = (address: string) => {
  history.replaceState(null, '', address);
  return takeMailLink(location, history);
};
const address = () => location.pathname + location.search + location.hash;

afterEach(() => history.replaceState(null, '', '/'));

it.each(['signup', 'recovery', 'email-change', 'email-restore'] as const)(
  'takes a %s link and leaves a clean address',
  (type) => {
    expect(arriveAt(`/auth/callback?token=abcdefghijklmnop&type=${type}`)).toEqual({
      kind: type,
      token: 'abcdefghijklmnop',
    });
    expect(address()).toBe('/auth/callback');
  },
);

it('keeps a token of digits as it is', () => {
  const token = '12345678901234567890123';
  expect(arriveAt(`/auth/callback?token=${token}&type=signup`)).toEqual({ kind: 'signup', token });
});

it('takes the token out even when the type makes no sense, and leaves the rest', () => {
  const link = arriveAt('/auth/callback?lang=pt&token=abcdefghijklmnop&type=magic#top');
  expect(link).toEqual({ kind: 'unknown', token: 'abcdefghijklmnop' });
  expect(address()).toBe('/auth/callback?lang=pt#top');
});

it('is for one screen only', () => {
  expect(arriveAt('/builder?token=abcdefghijklmnop&type=signup')).toEqual({ kind: 'none' });
  expect(address()).toBe('/builder?token=abcdefghijklmnop&type=signup');
  expect(arriveAt('/auth/callback')).toEqual({ kind: 'none' });
});

it('gives a link to the first who asks, and to nobody after that', () => {
  const held = holdMailLink({ kind: 'signup', token: 'abcdefghijklmnop' });
  expect(held.take().kind).toBe('signup');
  expect(held.take()).toEqual({ kind: 'none' });
});
