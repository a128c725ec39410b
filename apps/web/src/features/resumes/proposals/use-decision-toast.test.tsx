import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../../lib/api/api.ts';
import { I18nProvider, loadTranslator } from '../../../lib/i18n/i18n.tsx';
import { ToastContext } from '../../../ui/toast/toast-context.ts';
import { createToastStore } from '../../../ui/toast/toast-store.ts';
import { useDecisionToast } from './use-decision-toast.ts';

const translator = await loadTranslator('en-US');
let toasts: ReturnType<typeof createToastStore>;

beforeEach(() => {
  toasts = createToastStore();
});
afterEach(() => vi.restoreAllMocks());

function toastOf(resumeId: string) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <I18nProvider translator={translator}>
        <ToastContext value={toasts}>{children}</ToastContext>
      </I18nProvider>
    </QueryClientProvider>
  );
  return renderHook(() => useDecisionToast(resumeId, () => undefined), { wrapper }).result.current;
}

/** Titles of the toasts that offer Undo. */
const offered = () =>
  toasts.getSnapshot().flatMap(({ isOpen, action, title }) => (isOpen && action ? title : []));
const shown = () => toasts.getSnapshot().flatMap(({ isOpen, title }) => (isOpen ? title : []));
const decided = (title: string, revision: number, takeBack: (() => void) | null = null) => ({
  title,
  revision,
  takeBack,
});

it('offers Undo for the last decision of a resume only, whichever panel made it', () => {
  const [updates, translations, another] = [toastOf('a'), toastOf('a'), toastOf('b')];
  updates.tell(decided('first', 1));
  another.tell(decided('of another resume', 1));
  expect(offered()).toEqual(['first', 'of another resume']);
  translations.tell(decided('second', 2));
  expect(offered()).toEqual(['of another resume', 'second']);
});

it('withdraws the offer as soon as the next decision is made', () => {
  const { tell, withdraw } = toastOf('a');
  tell(decided('first', 1));
  withdraw();
  expect(shown()).toEqual([]);
});

it('offers no Undo for a decision whose answer comes after that of a later one', () => {
  const { tell } = toastOf('a');
  tell(decided('second', 2));
  tell(decided('first', 1));
  expect(shown()).toEqual(['second', 'first']);
  expect(offered()).toEqual(['second']);
});

it('undoes the decision that it names, then takes its text back', async () => {
  const undo = vi.spyOn(api, 'undoBaseDecisions').mockResolvedValue({});
  const takeBack = vi.fn<() => void>();
  toastOf('a').tell(decided('first', 7, takeBack));
  await act(async () => toasts.getSnapshot()[0]?.action?.onSelect());
  expect(undo.mock.calls[0]?.[0]).toEqual({ params: { id: 'a' }, body: { revision: 7 } });
  await vi.waitFor(() => expect(takeBack).toHaveBeenCalledOnce());
});
