import type { Handlers } from '../../platform/http/handlers.ts';
import type { PhotoService } from './service.ts';

export const photoHandlers = (photos: PhotoService): Pick<Handlers, 'putPhoto' | 'getPhoto'> => ({
  putPhoto: async ({ params, body }, { actor }) => {
    await photos.put({ userId: actor.userId, photoId: params.id }, body);
    return { id: params.id };
  },
  getPhoto: async ({ params }, { actor }, reply) => {
    const body = await photos.get({ userId: actor.userId, photoId: params.id });
    reply.header('cache-control', 'private, max-age=31536000, immutable');
    return { contentType: 'image/jpeg', body };
  },
});
