import type { Handlers } from '../../platform/http/handlers.ts';
import type { SharingService } from './service.ts';

export const sharingHandlers = (
  service: SharingService,
): Pick<Handlers, 'listShareLinks' | 'createShareLink' | 'revokeShareLink'> => ({
  listShareLinks: ({ params }, { actor }) => service.list({ userId: actor.userId, resumeId: params.id }),
  createShareLink: ({ params, body }, { actor }) =>
    service.create({ userId: actor.userId, resumeId: params.id, ...body }),
  revokeShareLink: async ({ params }, { actor }) => {
    await service.revoke({ userId: actor.userId, resumeId: params.id, linkId: params.linkId });
    return {};
  },
});
