import { clientGone } from '../../platform/http/client-gone.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { FillService } from './fill.service.ts';
import type { LinkedInService } from './linkedin.service.ts';
import type { ReadbackService } from './readback.service.ts';
import type { ImportService } from './service.ts';

type ImportHandlers = Pick<
  Handlers,
  | 'startImport'
  | 'startFromLinkedIn'
  | 'listImports'
  | 'getImport'
  | 'getImportFile'
  | 'deleteImport'
  | 'readBackResume'
  | 'fillImport'
>;

/** An untrusted file of any type: nothing in it may run, and browsers must not sniff its type. */
const FILE_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'attachment',
};

export const importHandlers = (
  imports: ImportService,
  readback: ReadbackService,
  fill: FillService,
  linkedIn: LinkedInService,
): ImportHandlers => ({
  startImport: async ({ body, headers }, { actor }) => ({
    id: await imports.start(actor.userId, body, headers['x-file-name']),
  }),
  startFromLinkedIn: (_input, { actor }) => linkedIn.start(actor.userId),
  listImports: (_input, { actor }) => imports.list(actor.userId),
  getImport: ({ params }, { actor }) => imports.get({ userId: actor.userId, importId: params.id }),
  getImportFile: async ({ params }, { actor }, reply) => {
    const body = await imports.getFile({ userId: actor.userId, importId: params.id });
    reply.headers(FILE_HEADERS);
    return { contentType: 'application/octet-stream', body };
  },
  deleteImport: async ({ params }, { actor }) => {
    await imports.remove({ userId: actor.userId, importId: params.id });
    return {};
  },
  fillImport: async ({ params }, { actor }, reply) => ({
    proposals: await fill.propose({ userId: actor.userId, importId: params.id }, clientGone(reply)),
  }),
  readBackResume: async ({ params }, { actor }) => {
    const { pdf, docx, ...rest } = await readback.readBack({ userId: actor.userId, resumeId: params.id });
    return { ...rest, pdf: { ...pdf, lost: [...pdf.lost] }, docx: { ...docx, lost: [...docx.lost] } };
  },
});
