import { expect, it } from 'vitest';
import { serverOrDevice } from './server-or-device.ts';

const failing = (reason: string) => async (): Promise<string> => {
  throw new Error(reason);
};
const after = (ms: number, file: string) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve(file), ms));
const never = (): Promise<string> => new Promise(() => {});
const parts = {
  byServer: async () => 'server',
  byDevice: async () => 'device',
  isRefusal: (error: unknown) => error instanceof Error && error.message === 'refused',
};

it('the server’s file comes first', async () => {
  expect(await serverOrDevice(parts)).toBe('server');
});

it('the device makes what the server could not', async () => {
  expect(await serverOrDevice({ ...parts, byServer: failing('offline') })).toBe('device');
});

it('a network that is connected and answers nothing is not waited for', async () => {
  expect(await serverOrDevice({ ...parts, byServer: never, patienceMs: 10 })).toBe('device');
});

it('what was refused is not made here either', async () => {
  let isAsked = false;
  const byDevice = async () => {
    isAsked = true;
    return 'device';
  };
  await expect(serverOrDevice({ ...parts, byServer: failing('refused'), byDevice })).rejects.toThrow(
    'refused',
  );
  expect(isAsked).toBe(false);
});

it('a late answer is better than none', async () => {
  const file = serverOrDevice({
    ...parts,
    byServer: after(40, 'late'),
    byDevice: failing('offline'),
    patienceMs: 10,
  });
  expect(await file).toBe('late');
});

it('what neither can make fails for the server’s reason', async () => {
  await expect(
    serverOrDevice({ ...parts, byServer: failing('busy'), byDevice: failing('offline') }),
  ).rejects.toThrow('busy');
});
