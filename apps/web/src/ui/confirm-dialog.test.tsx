import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

function setup(typedPhrase?: string) {
  const onConfirm = vi.fn<() => void>();
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const { user } = renderUi(
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      title="Delete account"
      description="This cannot be undone."
      confirmLabel="Delete"
      onConfirm={onConfirm}
      isDestructive
      typedPhrase={typedPhrase}
    />,
  );
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
  return { user, confirm, onConfirm, onOpenChange };
}

it('starts on Cancel, so that Enter destroys nothing', async () => {
  const { user, onConfirm, onOpenChange } = setup();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('confirms by its button', async () => {
  const { user, confirm, onConfirm } = setup();
  await user.click(confirm);
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('waits for the typed phrase, for clicks and for Enter', async () => {
  const { user, confirm, onConfirm } = setup('delete');
  const input = screen.getByRole('textbox', { name: 'Type “delete” to confirm' });
  expect(confirm.disabled).toBe(true);
  await user.type(input, 'delet{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  await user.type(input, 'e{Enter}');
  expect(confirm.disabled).toBe(false);
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('names and describes itself', () => {
  setup();
  const dialog = screen.getByRole('alertdialog', { name: 'Delete account' });
  const describedBy = dialog.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(describedBy)?.textContent).toBe('This cannot be undone.');
});
