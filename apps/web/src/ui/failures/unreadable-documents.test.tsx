import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { UnreadableDocuments } from './unreadable-documents.tsx';

const renderWith = (load: () => Promise<readonly unknown[]>, client = new QueryClient()) =>
  renderUi(
    <QueryClientProvider client={client}>
      <UnreadableDocuments type="letters" ownerId="ana" load={load} />
    </QueryClientProvider>,
  );

it('says how many documents cannot be read, and gives them out as a file', async () => {
  const made = vi.fn<(file: Blob) => string>(() => 'blob:letters');
  vi.stubGlobal('URL', { createObjectURL: made, revokeObjectURL: vi.fn<() => void>() });
  const rows = [{ letterId: 'a', queue: 'damaged' }, { letterId: 'b' }];
  const { user } = renderWith(() => Promise.resolve(rows));
  expect(await screen.findByText('2 documents on this device can’t be opened')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Download the file' }));
  const [[file] = []] = made.mock.calls;
  expect(JSON.parse((await file?.text()) ?? '')).toEqual(rows);
  vi.unstubAllGlobals();
});

it('shows nothing when all can be read, or the device has no database', async () => {
  for (const load of [() => Promise.resolve([]), () => Promise.reject(new Error('no database'))]) {
    const tried = vi.fn<() => Promise<readonly unknown[]>>(load);
    const client = new QueryClient();
    const { container, unmount } = renderWith(tried, client);
    // Not treated as a failure that is retried and reported.
    await waitFor(() =>
      expect(client.getQueryState(['unreadable', 'letters', 'ana'])?.status).toBe('success'),
    );
    expect(tried).toHaveBeenCalledOnce();
    expect(container.querySelector('button')).toBeNull();
    unmount();
  }
});

it('reads the device without a network too', async () => {
  onlineManager.setOnline(false);
  try {
    renderWith(() => Promise.resolve([{ letterId: 'a' }]));
    expect(await screen.findByText('1 document on this device can’t be opened')).toBeTruthy();
  } finally {
    onlineManager.setOnline(true);
  }
});
