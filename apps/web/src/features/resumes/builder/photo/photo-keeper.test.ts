// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in place of the browser's
import 'fake-indexeddb/auto';
import { createClient } from '@lauda/contract/full-client';
import { ERROR_STATUS, type ErrorCode } from '@lauda/contract/errors';
import { afterEach, expect, it, vi } from 'vitest';
import { ANA, BRUNO } from '../../../../testing/people.ts';
import { VISITOR } from '../../draft-record.ts';
import { createPhotoKeeper } from './photo-keeper.ts';
import { createPhotoStore, PHOTO_DATABASE_NAME } from './photo-store.ts';

const BYTES = new Uint8Array([255, 216, 255, 9]);
const PICTURE = new Blob([BYTES], { type: 'image/jpeg' });

function setup() {
  const store = createPhotoStore();
  const server = {
    answer: null as ErrorCode | 'down' | null,
    received: [] as string[],
    held: new Map<string, Uint8Array<ArrayBuffer>>(),
  };
  const send = async (path: unknown, init?: RequestInit): Promise<Response> => {
    if (server.answer === 'down') throw new TypeError('Failed to fetch');
    const id = String(path).split('/').at(-1) ?? '';
    if (server.answer !== null) {
      const error = { code: server.answer, message: '', requestId: 'r-1' };
      return Response.json({ error }, { status: ERROR_STATUS[server.answer] });
    }
    if (init?.method !== 'PUT') {
      const found = server.held.get(id);
      return found ? new Response(found) : new Response(null, { status: 404 });
    }
    server.received.push(id);
    return Response.json({ data: { id } });
  };
  const keeper = createPhotoKeeper({ store, api: createClient({ baseUrl: '', fetch: send }), fetch: send });
  return { store, server, keeper };
}

let opened: ReturnType<typeof setup>;
afterEach(async () => {
  vi.useRealTimers();
  await opened.keeper.setUser(null);
  await opened.store.close();
  indexedDB.deleteDatabase(PHOTO_DATABASE_NAME);
});

it('keeps a visitor’s picture, and sends it once they have signed in, once', async () => {
  opened = setup();
  const { keeper, server } = opened;
  const id = await keeper.keep(PICTURE, VISITOR);
  expect(await keeper.read(id)).toEqual(BYTES);
  expect(server.received).toEqual([]);
  await keeper.setUser(ANA.id);
  await keeper.send();
  expect(server.received).toEqual([id]);
});

it('tries again until it has arrived', async () => {
  opened = setup();
  const { keeper, server, store } = opened;
  server.answer = 'down';
  await keeper.setUser(ANA.id);
  const id = await keeper.keep(PICTURE, ANA.id);
  await keeper.send();
  expect(await store.listUnsettled(ANA.id)).toHaveLength(1);
  server.answer = null;
  await keeper.send();
  expect(server.received).toEqual([id]);
  expect(await store.listUnsettled(ANA.id)).toEqual([]);
});

it('does not offer again what the server will never take', async () => {
  opened = setup();
  const { keeper, server, store } = opened;
  server.answer = 'PHOTO_INVALID';
  await keeper.setUser(ANA.id);
  await keeper.keep(PICTURE, ANA.id);
  await keeper.send();
  expect(await store.listUnsettled(ANA.id)).toEqual([]);
});

it('reads one of the account on another device, and keeps it there', async () => {
  opened = setup();
  const { keeper, server } = opened;
  server.held.set('p-1', BYTES);
  expect(await keeper.read('p-1')).toBeNull();
  await keeper.setUser(ANA.id);
  expect(await keeper.read('p-1')).toEqual(BYTES);
  server.held.clear();
  expect(await keeper.read('p-1')).not.toBeNull();
});

it('leaves another person’s pictures alone, and forgets only one’s own', async () => {
  opened = setup();
  const { keeper, server, store } = opened;
  await keeper.keep(PICTURE, BRUNO.id);
  await keeper.setUser(ANA.id);
  expect(server.received).toEqual([]);
  await keeper.keep(PICTURE, ANA.id);
  await keeper.send();
  await keeper.forget(ANA.id);
  expect((await store.listUnsettled(BRUNO.id)).map(({ ownerId }) => ownerId)).toEqual([BRUNO.id]);
});

it('gives nothing of this device to somebody whose account is only visited', async () => {
  opened = setup();
  const { keeper, server, store } = opened;
  await keeper.keep(PICTURE, VISITOR);
  server.held.set('p-1', BYTES);
  await keeper.setUser(ANA.id, { isVisiting: true });
  expect(server.received).toEqual([]);
  expect(await keeper.read('p-1')).toEqual(BYTES);
  expect(await store.find('p-1')).toBeNull();
});
