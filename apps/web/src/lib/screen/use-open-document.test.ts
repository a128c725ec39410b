import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOpenDocument } from './use-open-document.ts';

it('[BRW-05] a document that could not be opened can be asked for again', async () => {
  const open = vi
    .fn<(ownerId: string, id: string) => Promise<string | null>>(() => Promise.resolve('the document'))
    .mockRejectedValueOnce(new TypeError('no answer'));
  const collection = { open, release: () => undefined };
  const { result } = renderHook(() => useOpenDocument(collection, 'ana', 'one'));
  await waitFor(() => expect(result.current.status).toBe('failed'));
  act(() => {
    if (result.current.status === 'failed') result.current.retry();
  });
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', document: 'the document' }));
});
