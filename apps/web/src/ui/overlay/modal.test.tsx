import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Modal } from './modal.tsx';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Modal label="A dialog" isOpen={isOpen} onOpenChange={setOpen}>
        <button onClick={() => setOpen(false)}>Close</button>
      </Modal>
    </>
  );
}

it('cannot take the focus from the moment it closes, and can when it opens again', async () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  const inertAtClose: boolean[] = [];
  close.mockImplementation(function note(this: HTMLDialogElement) {
    inertAtClose.push(this.inert);
    this.removeAttribute('open');
  });
  const { user } = renderUi(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  expect(dialog.inert).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(inertAtClose).toEqual([true]);
  expect(dialog.isConnected).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole<HTMLDialogElement>('dialog').inert).toBe(false);
});
