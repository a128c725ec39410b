import { randomUUID } from 'node:crypto';
import { Transformer } from '@napi-rs/image';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser, type TestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { paintedPicture, twoHalves, withExif } from '../../testing/pictures.ts';
import { subscribe } from '../../testing/billing/plans.ts';
import { resumeClient, testResume } from '../../testing/clients/resumes.ts';

let test: TestApp;
let jpeg: Uint8Array;
beforeAll(async () => {
  test = await createTestApp();
  jpeg = await paintedPicture(800, 400, twoHalves).jpeg(90);
});
afterAll(() => test.close());

const put = ({ headers }: TestUser, id: string, payload: Uint8Array | string, contentType = 'image/jpeg') =>
  test.app.inject({
    method: 'PUT',
    url: `/api/photo/${id}`,
    headers: { ...headers, 'content-type': contentType },
    payload: Buffer.from(payload),
  });
const get = ({ headers }: TestUser, id: string) => test.app.inject({ url: `/api/photo/${id}`, headers });
const keysOf = ({ userId }: TestUser) => test.storage.list(`photos/${userId}/`);

describe('a photo', () => {
  it('is kept small, upright and without anything but its pixels', async () => {
    const ana = await createTestUser(test.database);
    const id = randomUUID();
    // EXIF orientation of a camera held sideways: rotate 90° clockwise.
    const sent = withExif(jpeg, 6, 'GPS-CANARY 52.5200N 13.4050E');
    expect((await put(ana, id, sent)).json()).toEqual({ data: { id } });
    const answer = await get(ana, id);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.includes('CANARY')).toBe(false);
    expect(answer.rawPayload.includes('Exif')).toBe(false);
    expect(await new Transformer(answer.rawPayload).metadata(true)).toMatchObject({
      format: 'jpeg',
      width: 300,
      height: 600,
    });
    const rgba = await new Transformer(answer.rawPayload).rawPixels();
    // The former top is now on the right.
    const channels = rgba.length / (300 * 600);
    expect([...rgba.subarray(250 * channels, 250 * channels + 3)].map((value) => value > 128)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is taken as PNG and WebP, and is white where it was transparent', async () => {
    const ana = await createTestUser(test.database);
    const glass = paintedPicture(40, 40, () => [0, 0, 0, 0]);
    for (const [bytes, type] of [
      [await glass.png(), 'image/png'],
      [await glass.webpLossless(), 'image/webp'],
    ] as const) {
      const id = randomUUID();
      expect((await put(ana, id, bytes, type)).statusCode).toBe(200);
      const pixels = await new Transformer((await get(ana, id)).rawPayload).rawPixels();
      expect([...pixels.subarray(0, 3)].every((value) => value > 250)).toBe(true);
    }
  });

  it('is refused when it is none, whatever it calls itself, and nothing is kept', async () => {
    const ana = await createTestUser(test.database);
    const bomb = Buffer.from(await paintedPicture(8, 8, twoHalves).png());
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    const wrong: (Uint8Array | string)[] = [
      '',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'GIF89a\u0001\u0000\u0001\u0000',
      bomb,
      (await paintedPicture(90, 90, twoHalves).png()).subarray(0, 60),
    ];
    for (const bytes of wrong) {
      const answer = await put(ana, randomUUID(), bytes);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { code: 'PHOTO_INVALID' } }]);
    }
    expect((await put(ana, randomUUID(), jpeg, 'image/svg+xml')).statusCode).toBe(415);
    expect((await put(ana, randomUUID(), '{}', 'application/json')).statusCode).toBe(415);
    expect((await put(ana, randomUUID(), Buffer.alloc(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
    expect((await put(ana, 'not-an-id', jpeg)).statusCode).toBe(400);
    expect(await keysOf(ana)).toEqual([]);
  });

  it('may be sent again, and another may not take its place', async () => {
    const ana = await createTestUser(test.database);
    const id = randomUUID();
    const copies = await Promise.all([put(ana, id, jpeg), put(ana, id, jpeg)]);
    expect(copies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const other = await paintedPicture(10, 10, twoHalves).jpeg();
    expect((await put(ana, id, other)).json()).toMatchObject({ error: { code: 'OPERATION_REUSED' } });
    expect(await keysOf(ana)).toEqual([`photos/${ana.userId}/${id}.jpg`]);
  });

  it("is nobody else's, also under the same id", async () => {
    const [ana, bruno] = [await createTestUser(test.database), await createTestUser(test.database)];
    const id = randomUUID();
    await put(ana, id, jpeg);
    expect((await get(bruno, id)).statusCode).toBe(404);
    const own = await paintedPicture(20, 20, twoHalves).jpeg();
    expect((await put(bruno, id, own)).statusCode).toBe(200);
    expect((await get(bruno, id)).rawPayload.equals((await get(ana, id)).rawPayload)).toBe(false);
    expect((await test.app.inject(`/api/photo/${id}`)).statusCode).toBe(401);
  });

  it('is printed on the pages of its owner, and on nobody else’s', async () => {
    const [ana, bruno] = [await createTestUser(test.database), await createTestUser(test.database)];
    const photo = randomUUID();
    const resume = testResume();
    const shown = { ...resume, personalInfo: { ...resume.personalInfo, photo } };
    const [own, foreign] = [
      await resumeClient(test.app, ana).made(shown),
      await resumeClient(test.app, bruno).made(shown),
    ];
    const thumbnail = ({ headers }: TestUser, id: string) =>
      test.app.inject({ url: `/api/resume/${id}/thumbnail?version=1`, headers });
    // The photo is still uploading: a thumbnail without it must not be cached.
    expect((await thumbnail(ana, own.id)).headers['cache-control']).toBe('private, no-store');
    await put(ana, photo, jpeg);
    const complete = await thumbnail(ana, own.id);
    expect(complete.headers['cache-control']).toContain('immutable');
    expect(complete.body).toContain('<image');
    expect((await thumbnail(bruno, foreign.id)).body).not.toContain('<image');
    await subscribe(test.database, ana, {});
    const pdf = await test.app.inject({ url: `/api/resume/${own.id}/export/pdf`, headers: ana.headers });
    expect(pdf.rawPayload.includes('/DCTDecode')).toBe(true);
  });
});
