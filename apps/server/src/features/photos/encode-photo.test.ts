import { isolatedReach, reachOf } from '@lauda/isolation/testing/reach';
import type { Snooped } from '@lauda/isolation/testing/snoop';
import { expect, it } from 'vitest';
import { flatPicture } from '../../testing/pictures.ts';
import { createPhotoEncoder } from './encode-photo.ts';

it('makes a JPEG in a process of its own', async () => {
  const jpeg = await createPhotoEncoder()(new Uint8Array(await flatPicture(300, 200).png()));
  expect(Buffer.from(jpeg.subarray(0, 2)).toString('hex')).toBe('ffd8');
});

it('keeps environment, network and files of the server from the process that decodes', async () => {
  const encode = createPhotoEncoder({
    child: new URL('../../testing/hostile/snooping-photo-child.ts', import.meta.url),
  });
  const picture = await flatPicture(30, 20).png();
  const reach = await reachOf(async (targets) => {
    const bytes = await encode(Buffer.concat([picture, Buffer.from(`\n${JSON.stringify(targets)}`)]));
    return JSON.parse(Buffer.from(bytes).toString()) as Snooped;
  });
  expect(reach).toMatchObject(isolatedReach());
});

it('asks to come back when the time was over, and calls only what cannot be decoded unreadable', async () => {
  const picture = new Uint8Array(await flatPicture(300, 200).png());
  await expect(createPhotoEncoder({ timeLimitMs: 1 })(picture)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    retryAfterSeconds: 30,
  });
  await expect(createPhotoEncoder()(picture.subarray(0, 60))).rejects.toMatchObject({
    code: 'PHOTO_INVALID',
  });
});
