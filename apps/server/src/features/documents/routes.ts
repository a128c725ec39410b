import { clientNetwork } from '../../platform/http/client-network.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { pictureAnswer } from '../../platform/http/answers/picture-answer.ts';
import type { ExportService } from './export.service.ts';
import { contentDisposition } from './file-name.ts';
import { type DocumentService, userCaller } from './service.ts';

type DocumentHandlers = Pick<Handlers, 'previewDocument' | 'exportResume' | 'resumeThumbnail'>;

const KEPT_FOR_GOOD = 'private, max-age=31536000, immutable';

export const documentHandlers = (documents: DocumentService, exported: ExportService): DocumentHandlers => ({
  previewDocument: async ({ body: { resume } }, { actor, request }) => {
    const photo = actor.kind === 'user' ? await exported.photoOf(actor.userId, resume) : null;
    const caller =
      actor.kind === 'user'
        ? userCaller(actor.userId)
        : ({ kind: 'visitor', client: clientNetwork(request.ip) } as const);
    const { defs, pages, places } = await documents.preview(resume, photo, caller);
    return { defs, pages: [...pages], places: [...places] };
  },
  exportResume: async ({ params: { id, format } }, { actor }, reply) => {
    const { fileName, ...file } = await exported.exportResume({ userId: actor.userId, resumeId: id }, format);
    reply.header('content-disposition', contentDisposition(fileName));
    return file;
  },
  resumeThumbnail: async ({ params, query }, { actor, request }, reply) => {
    const own = { userId: actor.userId, resumeId: params.id };
    const { version, packed, isComplete } = await exported.thumbnail(own);
    if (isComplete && query.version === version) reply.header('cache-control', KEPT_FOR_GOOD);
    return pictureAnswer(packed, request, reply);
  },
});
