import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { ToastContext } from './toast-context.ts';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore, type ToastContent } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

function setup(isModalOpen = false) {
  const store = createToastStore();
  const { user } = renderUi(
    <ToastContext value={store}>
      <button type="button">Page</button>
      <Dialog isOpen={isModalOpen} onOpenChange={() => {}} title="Modal" />
      <ToastRegion />
    </ToastContext>,
  );
  const show = (content: ToastContent) => {
    act(() => void store.show(content));
    act(() => void vi.advanceTimersByTime(100));
  };
  return { store, user, show };
}

const isGone = (item: Element) => item.hasAttribute('inert');

it('[APP-15] announces politely in a region that stood before, and a danger at once', () => {
  const { show } = setup();
  const status = screen.getByRole('status');
  const alert = screen.getByRole('alert');
  expect(status.textContent).toBe('');
  show({ title: 'Welcome', description: 'Good to see you' });
  expect(status.textContent).toBe('Welcome. Good to see you');
  expect(alert.textContent).toBe('');
  show({ title: 'Failed', tone: 'danger' });
  expect(alert.textContent).toBe('Failed');
});

it('shows the texts, runs the action and then goes', async () => {
  const { show, user } = setup();
  const onSelect = vi.fn<() => void>();
  show({ title: 'Deleted', action: { label: 'Undo', onSelect } });
  const region = screen.getByRole('region', { name: /Notifications/ });
  await user.click(within(region).getByRole('button', { name: 'Undo' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(isGone(within(region).getByRole('listitem'))).toBe(true);
});

it('shows two of the same words when each undoes something else, and one when there is nothing to do', async () => {
  const { show, user } = setup();
  const undone: string[] = [];
  for (const name of ['first', 'second'])
    show({ title: 'Deleted', action: { label: 'Undo', onSelect: () => undone.push(name) } });
  for (const _ of ['first', 'second']) show({ title: 'Copied' });
  const region = screen.getByRole('region', { name: /Notifications/ });
  for (const button of within(region).getAllByRole('button', { name: 'Undo' })) await user.click(button);
  expect(undone).toEqual(['first', 'second']);
  expect(within(region).getAllByText('Copied')).toHaveLength(1);
});

it('is reached with F8, waits while it has the focus, and gives it back', async () => {
  const { show, user } = setup();
  const page = screen.getByRole('button', { name: 'Page' });
  page.focus();
  show({ title: 'Hello' });
  await user.keyboard('{F8}');
  const region = screen.getByRole('region', { name: /Notifications/ });
  expect(document.activeElement).toBe(region);
  act(() => void vi.advanceTimersByTime(20_000));
  const item = within(region).getByRole('listitem');
  expect(isGone(item)).toBe(false);
  await user.click(within(item).getByRole('button', { name: 'Close' }));
  expect(isGone(item)).toBe(true);
  expect(document.activeElement).toBe(page);
});

it('waits while the pointer is over it', async () => {
  const { show, user } = setup();
  show({ title: 'Hello' });
  const item = screen.getByRole('listitem');
  await user.hover(item);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(isGone(item)).toBe(false);
  await user.unhover(item);
  act(() => void vi.advanceTimersByTime(5000));
  expect(isGone(item)).toBe(true);
});

it('goes in its time when it came up under a pointer that rests', () => {
  const { show } = setup();
  show({ title: 'Hello' });
  const item = screen.getByRole('listitem');
  fireEvent.pointerEnter(screen.getByRole('region', { name: /Notifications/ }));
  act(() => void vi.advanceTimersByTime(6000));
  expect(isGone(item)).toBe(true);
});

it('makes room for a button that comes after it', () => {
  const { show } = setup();
  show({ title: 'Hello' });
  const region = screen.getByRole('region', { name: /Notifications/ });
  const placed = (bottom: number) => () => ({ left: 0, right: 300, top: bottom - 60, bottom }) as DOMRect;
  vi.spyOn(region, 'getBoundingClientRect').mockImplementation(() =>
    placed(region.dataset['place'] === 'top' ? 132 : 600)(),
  );
  const card = region.querySelector('li > div > div');
  if (card) vi.spyOn(card, 'clientHeight', 'get').mockReturnValue(52);
  act(() => void vi.advanceTimersByTime(1000));
  expect(region.dataset['place']).toBe('bottom');

  const save = document.createElement('button');
  save.style.position = 'fixed';
  save.getBoundingClientRect = placed(600);
  document.body.append(save);
  act(() => void vi.advanceTimersByTime(1000));
  expect(region.dataset['place']).toBe('top');
  save.remove();
});

it('moves into an open modal, behind which it could be neither seen, read nor reached', () => {
  const { show } = setup(true);
  show({ title: 'Failed', tone: 'danger' });
  const modal = within(screen.getByRole('dialog'));
  expect(modal.getByRole('listitem').textContent).toContain('Failed');
  expect(modal.getByRole('alert').textContent).toBe('Failed');
});
