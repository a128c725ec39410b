import { EMPTY_APPLICATION } from '@lauda/domain/application/application';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApplicationServer } from '../../../testing/application-server.ts';
import { today } from '../stamp.ts';
import { useWhatsNext } from './use-whats-next.ts';

const ANA = '11111111-1111-4111-8111-111111111111';
const due = (company: string) => ({
  ...EMPTY_APPLICATION,
  company,
  nextStep: { text: 'Call', on: today() },
});
const PROPOSALS = [{ resumeId: ANA, title: 'Base', count: 2 }];

let server: ReturnType<typeof createApplicationServer>;
beforeEach(() => {
  server = createApplicationServer();
});
afterEach(() => server.close());

/** Opens a tab whose application list responds only when the test says so. */
function openTab() {
  const tab = server.openTab();
  const gate = Promise.withResolvers<void>();
  const list = () => gate.promise.then(() => tab.calls.list());
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const collection = { ...tab, calls: { ...tab.calls, list } };
  return {
    collection,
    answer: gate.resolve,
    look: (isPlanKnown = true) => {
      const sources = { proposals: PROPOSALS, isPlanKnown };
      const { result, rerender } = renderHook(() => useWhatsNext(collection, ANA, sources), { wrapper });
      const learnPlan = () => {
        sources.isPlanKnown = true;
        rerender();
      };
      return { next: result, learnPlan };
    },
  };
}
const namesOf = ({ entries }: ReturnType<typeof useWhatsNext>) => entries.map(({ card }) => card.company);

it('waits for the account, and says what is due and how much more there is', async () => {
  for (let n = 1; n <= 5; n += 1) server.rows.set(`id-${n}`, { version: 1, application: due(`Firm ${n}`) });
  const { look, answer } = openTab();
  const { next } = look();
  expect(next.current).toMatchObject({ isReady: false, entries: [], proposals: [] });
  answer();
  await waitFor(() => expect(next.current.isReady).toBe(true));
  expect(namesOf(next.current).length).toBe(3);
  expect(next.current).toMatchObject({ moreCount: 2, proposals: PROPOSALS });
});

it('does not wait for long: the device answers, and what comes later takes no more room', async () => {
  const { collection, look, answer } = openTab();
  await collection.start(ANA, due('Here'));
  await waitFor(() => expect(server.rows.size).toBe(1));
  server.rows.set('22222222-2222-4222-8222-222222222222', { version: 1, application: due('Elsewhere') });
  const { next } = look();
  await waitFor(() => expect(next.current.isReady).toBe(true), { timeout: 2_000 });
  expect(namesOf(next.current)).toEqual(['Here']);
  answer();
  await waitFor(() => expect(next.current.moreCount).toBe(1));
  expect(namesOf(next.current).length).toBe(1);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(namesOf(next.current).length).toBe(2);
});

it('inserts nothing above a list that is already drawn', async () => {
  server.rows.set('22222222-2222-4222-8222-222222222222', { version: 1, application: due('Elsewhere') });
  const { look, answer } = openTab();
  const { next } = look();
  await waitFor(() => expect(next.current.isReady).toBe(true), { timeout: 2_000 });
  answer();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(namesOf(next.current)).toEqual([]);
});

it('waits for the plan, whose notice stands above the list', async () => {
  const { look, answer } = openTab();
  answer();
  const { next, learnPlan } = look(false);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(next.current.isReady).toBe(false);
  learnPlan();
  await waitFor(() => expect(next.current).toMatchObject({ isReady: true, hasPlanNotice: true }));
});

it('shows no notice of a plan that is known too late, until the page is looked at again', async () => {
  const { look, answer } = openTab();
  answer();
  const { next, learnPlan } = look(false);
  await waitFor(() => expect(next.current.isReady).toBe(true), { timeout: 2_000 });
  learnPlan();
  expect(next.current).toMatchObject({ isReady: true, hasPlanNotice: false });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(next.current.hasPlanNotice).toBe(true));
});
