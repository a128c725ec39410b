import { gunzipSync } from 'node:zlib';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { acceptsGzip } from '../../platform/http/compression.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { ExportService } from './export.service.ts';
import { contentDisposition } from './file-name.ts';
import { type DocumentService, userCaller } from './service.ts';

type DocumentHandlers = Pick<Handlers, 'previewDocument' | 'exportResume' | 'resumeThumbnail'>;

/** A picture that is opened by itself runs nothing and loads nothing; its photo stands in it. */
const PICTURE_POLICY = "default-src 'none'; img-src data:; sandbox";
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
    const isPacked = acceptsGzip(request);
    reply.headers({
      'content-security-policy': PICTURE_POLICY,
      vary: 'accept-encoding',
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
      ...(isComplete && query.version === version ? { 'cache-control': KEPT_FOR_GOOD } : {}),
    });
    return { contentType: 'image/svg+xml', body: isPacked ? packed : gunzipSync(packed) };
  },
});
