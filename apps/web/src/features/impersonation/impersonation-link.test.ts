import { expect, it } from 'vitest';
import { answeringClient } from '../../testing/answering-client.ts';
import { followImpersonationLink, takeImpersonationLink } from './impersonation-link.ts';

function visit(address: string) {
  window.history.replaceState(null, '', address);
  const link = takeImpersonationLink(window.location, window.history);
  return { link, left: window.location.pathname + window.location.search + window.location.hash };
}

it('[APP-07] takes token and target out of the address and leaves the rest', () => {
  expect(visit('/builder?resume=7&impersonate=abc&targetUser=u1&fullscreen=true#top')).toEqual({
    link: { token: 'abc', targetUser: 'u1' },
    left: '/builder?resume=7&fullscreen=true#top',
  });
  expect(visit('/resumes?impersonate=abc&targetUser=u1').left).toBe('/resumes');
});

it('[APP-07] makes nothing of one parameter alone', () => {
  for (const address of ['/resumes?impersonate=abc', '/resumes?targetUser=u1', '/resumes'])
    expect(visit(address)).toEqual({ link: null, left: address });
});

it('[APP-07] ignores a link that the server refuses, or cannot be asked about', async () => {
  const link = { token: 'a token that is long enough', targetUser: crypto.randomUUID() };
  const follow = (answer: Parameters<typeof answeringClient>[0]) =>
    followImpersonationLink(answeringClient(answer).api, link);
  expect(await follow({ data: {} })).toBe(true);
  expect(await follow({ error: 'TOKEN_INVALID' })).toBe(false);
  expect(await follow({ error: 'UNAUTHENTICATED' })).toBe(false);
  expect(await follow('no-connection')).toBe(false);
});
