import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Anchor } from '../testing/anchor.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { Button } from './button.tsx';

it('keeps name, width and focus while loading, and swallows clicks', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  const { user } = renderUi(
    <form onSubmit={onSubmit}>
      <Button type="submit" isLoading onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await user.tab();
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  // The label still takes its space under the spinner.
  expect(button.textContent).toBe('Save');
});

it('does not submit a form by accident', async () => {
  const onSubmit = vi.fn<() => void>();
  const { user } = renderUi(
    <form onSubmit={onSubmit}>
      <Button>Add</Button>
    </form>,
  );
  await user.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('can be a link', () => {
  renderUi(
    <Button variant="primary" render={<Anchor href="/pricing" className="own" />}>
      Pricing
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Pricing' });
  expect(link.getAttribute('type')).toBeNull();
  expect(link.className).toMatch(/own/);
  expect(link.className).toMatch(/bg-primary/);
});
