import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('asks again for what changed while its answer was under way, also when its screen was left meanwhile', async () => {
  const queryClient = createQueryClient();
  const { promise: slow, resolve: answer } = Promise.withResolvers<string>();
  const queryFn = vi.fn<() => Promise<string>>().mockReturnValueOnce(slow).mockResolvedValue('after');
  const options = { queryKey: ['list'], queryFn };

  const leave = new QueryObserver(queryClient, options).subscribe(() => undefined);
  leave();
  await queryClient.invalidateQueries({ queryKey: ['list'] });
  answer('before');
  await expect.poll(() => queryClient.getQueryData(['list'])).toBe('before');

  const leaveAgain = new QueryObserver(queryClient, options).subscribe(() => undefined);
  await expect.poll(() => queryClient.getQueryData(['list'])).toBe('after');
  expect(queryFn).toHaveBeenCalledTimes(2);
  leaveAgain();
  queryClient.clear();
});
