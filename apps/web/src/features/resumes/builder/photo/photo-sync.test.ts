// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in place of the browser's
import 'fake-indexeddb/auto';
import { createClient } from '@lauda/contract/full-client';
import { ERROR_STATUS, type ErrorCode } from '@lauda/contract/errors';
import { afterEach, expect, it, vi } from 'vitest';
import { ANA, BRUNO } from '../../../../testing/people.ts';
import { VISITOR } from '@lauda/local-first/document-record';
import { createPhotoSync } from './photo-sync.ts';
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
  const photoSync = createPhotoSync({ store, api: createClient({ baseUrl: '', fetch: send }), fetch: send });
  return { store, server, photoSync };
}

let opened: ReturnType<typeof setup>;
afterEach(async () => {
  vi.useRealTimers();
  await opened.photoSync.setUser(null);
  opened.store.close();
  indexedDB.deleteDatabase(PHOTO_DATABASE_NAME);
});

it('keeps a visitor’s picture, and sends it once they have signed in, once', async () => {
  opened = setup();
  const { photoSync, server } = opened;
  const id = await photoSync.keep(PICTURE, VISITOR);
  expect(await photoSync.read(id)).toEqual(BYTES);
  expect(server.received).toEqual([]);
  await photoSync.setUser(ANA.id);
  await photoSync.send();
  expect(server.received).toEqual([id]);
});

it('takes the account’s copy of a picture that has arrived in place of its own', async () => {
  opened = setup();
  const { photoSync, server } = opened;
  const smaller = new Uint8Array([255, 216, 255, 1]);
  await photoSync.setUser(ANA.id);
  server.answer = 'down';
  const id = await photoSync.keep(PICTURE, ANA.id);
  server.held.set(id, smaller);
  server.answer = null;
  await photoSync.send();
  expect(await photoSync.read(id)).toEqual(smaller);
});

it('keeps its own where the account’s cannot be read', async () => {
  opened = setup();
  const { photoSync } = opened;
  await photoSync.setUser(ANA.id);
  const id = await photoSync.keep(PICTURE, ANA.id);
  await photoSync.send();
  expect(await photoSync.read(id)).toEqual(BYTES);
});

it('tries again until it has arrived', async () => {
  opened = setup();
  const { photoSync, server, store } = opened;
  server.answer = 'down';
  await photoSync.setUser(ANA.id);
  const id = await photoSync.keep(PICTURE, ANA.id);
  await photoSync.send();
  expect(await store.listUnsettled(ANA.id)).toHaveLength(1);
  server.answer = null;
  await photoSync.send();
  expect(server.received).toEqual([id]);
  expect(await store.listUnsettled(ANA.id)).toEqual([]);
});

it('does not offer again what the server will never take', async () => {
  opened = setup();
  const { photoSync, server, store } = opened;
  server.answer = 'PHOTO_INVALID';
  await photoSync.setUser(ANA.id);
  await photoSync.keep(PICTURE, ANA.id);
  await photoSync.send();
  expect(await store.listUnsettled(ANA.id)).toEqual([]);
});

it('reads one of the account on another device, and keeps it there', async () => {
  opened = setup();
  const { photoSync, server } = opened;
  server.held.set('p-1', BYTES);
  expect(await photoSync.read('p-1')).toBeNull();
  await photoSync.setUser(ANA.id);
  expect(await photoSync.read('p-1')).toEqual(BYTES);
  server.held.clear();
  expect(await photoSync.read('p-1')).not.toBeNull();
});

it('leaves another person’s pictures alone, and forgets only one’s own', async () => {
  opened = setup();
  const { photoSync, server, store } = opened;
  await photoSync.keep(PICTURE, BRUNO.id);
  await photoSync.setUser(ANA.id);
  expect(server.received).toEqual([]);
  await photoSync.keep(PICTURE, ANA.id);
  await photoSync.send();
  await photoSync.forget(ANA.id);
  expect((await store.listUnsettled(BRUNO.id)).map(({ ownerId }) => ownerId)).toEqual([BRUNO.id]);
});

it('gives nothing of this device to somebody whose account is only visited', async () => {
  opened = setup();
  const { photoSync, server, store } = opened;
  await photoSync.keep(PICTURE, VISITOR);
  server.held.set('p-1', BYTES);
  await photoSync.setUser(ANA.id, { isVisiting: true });
  expect(server.received).toEqual([]);
  expect(await photoSync.read('p-1')).toEqual(BYTES);
  expect(await store.find('p-1')).toBeNull();
});
