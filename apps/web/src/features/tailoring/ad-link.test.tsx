import { createClient } from '@lauda/contract/full-client';
import type { JobAd } from '@lauda/domain/job-ads/job-ad';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdLink } from './ad-link.tsx';

const AD: JobAd = {
  title: 'Cook',
  company: 'The Copper Pot',
  place: 'Austin',
  text: 'Work the grill.\n\n• Knife skills',
  isCut: false,
  address: 'https://thecopperpot.com/cook',
  source: 'schema-org',
};
const TEXT = 'Cook\nThe Copper Pot · Austin\n\nWork the grill.\n\n• Knife skills';

async function show(answer: { status?: number; body: object }, hasText = false) {
  const onRead = vi.fn<(text: string) => void>();
  const sent: unknown[] = [];
  const api = createClient({
    baseUrl: '',
    fetch: (_path, init) => {
      sent.push(JSON.parse(init?.body as string));
      return Promise.resolve(Response.json(answer.body, { status: answer.status ?? 200 }));
    },
  });
  const { user } = await renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <AdLink api={api} hasText={hasText} onRead={onRead} />
    </QueryClientProvider>,
  );
  const read = async (address: string) => {
    await user.type(screen.getByRole('textbox', { name: 'Link to the job' }), address);
    await user.click(screen.getByRole('button', { name: 'Get the text' }));
  };
  return { user, onRead, sent, read };
}

const refused = (code: string, data?: object, status = 422) => ({
  status,
  body: { error: { code, message: 'x', requestId: 'x', ...(data && { data }) } },
});

it('puts the text where a pasted one goes, with what the page says of the job', async () => {
  const { onRead, sent, read } = await show({ body: { data: AD } });
  await read('  https://thecopperpot.com/cook ');
  expect(await screen.findByText(/Check that it’s complete/)).toBeDefined();
  expect(sent).toEqual([{ address: 'https://thecopperpot.com/cook' }]);
  expect(onRead.mock.calls).toEqual([[TEXT]]);
});

it('replaces text that is there only when asked to', async () => {
  const { user, onRead, read } = await show({ body: { data: AD } }, true);
  await read('https://thecopperpot.com/cook');
  const replace = await screen.findByRole('button', { name: 'Replace it' });
  expect(onRead).not.toHaveBeenCalled();
  await user.click(replace);
  expect(onRead.mock.calls).toEqual([[TEXT]]);
});

it('does not say the title twice, and says that a page was too long', async () => {
  const { onRead, read } = await show({
    body: { data: { ...AD, company: '', place: '', text: 'Cook\n\nWork the grill.', isCut: true } },
  });
  await read('https://thecopperpot.com/cook');
  expect(await screen.findByText(/we kept the beginning/)).toBeDefined();
  expect(onRead.mock.calls).toEqual([['Cook\n\nWork the grill.']]);
});

it.each([
  [refused('JOB_AD_FAILED', { reason: 'gone' }), /no longer exists/],
  [refused('JOB_AD_FAILED', { reason: 'address' }), /isn’t the address of a web page/],
  [refused('JOB_AD_FAILED', { reason: 'unreachable' }), /couldn’t read this page/],
  [refused('RATE_LIMITED', undefined, 429), /too many pages/],
  [refused('INTERNAL', undefined, 500), /couldn’t read this page/],
])('says what happened and what to do: %#', async (answer, said) => {
  const { onRead, read } = await show(answer);
  await read('https://thecopperpot.com/cook');
  expect((await screen.findByText(said)).textContent).toContain('Your text below hasn’t changed');
  expect(onRead).not.toHaveBeenCalled();
});

it('asks for nothing without an address', async () => {
  const { sent, user } = await show({ body: { data: AD } });
  await user.click(screen.getByRole('button', { name: 'Get the text' }));
  expect(sent).toEqual([]);
});
