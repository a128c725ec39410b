import * as z from 'zod/mini';
import { bytes, defineRoute, json, userOrImpersonator } from '../route.ts';

/** Limit of the upload; the stored photo is much smaller. */
const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

const byId = z.object({ id: z.uuid() });

export const photoRoutes = {
  putPhoto: defineRoute({
    method: 'PUT',
    path: '/api/photo/:id',
    tag: 'photos',
    summary:
      'Keeps a picture under an id of your own making: upright, at most 600 pixels, without its metadata.',
    policy: userOrImpersonator,
    params: byId,
    body: bytes,
    bodyTypes: PHOTO_TYPES,
    output: json(z.object({ id: z.uuid() })),
    errors: ['PHOTO_INVALID', 'OPERATION_REUSED', 'UNAVAILABLE'],
    limit: { max: 60, windowSeconds: 86_400, per: 'user' },
    bodyLimitBytes: MAX_PHOTO_BYTES,
    isExpensive: true,
  }),
  getPhoto: defineRoute({
    method: 'GET',
    path: '/api/photo/:id',
    tag: 'photos',
    summary: 'One of your pictures. It never changes.',
    policy: userOrImpersonator,
    params: byId,
    output: { kind: 'file', contentTypes: ['image/jpeg'] },
    errors: ['NOT_FOUND'],
  }),
};
