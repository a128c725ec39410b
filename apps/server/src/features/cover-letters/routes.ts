import type { LetterProgress } from '@lauda/contract/applications/cover-letters';
import { AppError } from '../../errors.ts';
import type { EventStreams } from '../../platform/http/answers/event-streams.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { CoverLetterService } from './service.ts';
import type { LetterWriter } from './writing.ts';

type CoverLetterHandlers = Pick<
  Handlers,
  | 'listCoverLetters'
  | 'getLetterAllowance'
  | 'getCoverLetter'
  | 'saveCoverLetter'
  | 'deleteCoverLetter'
  | 'undeleteCoverLetter'
  | 'exportCoverLetter'
  | 'writeCoverLetter'
>;

interface CoverLetterParts {
  letters: CoverLetterService;
  writer: LetterWriter;
  streams: EventStreams;
  /** Builds the Content-Disposition header. */
  disposition: (fileName: string) => string;
}

export const coverLetterHandlers = ({
  letters,
  writer,
  streams,
  disposition,
}: CoverLetterParts): CoverLetterHandlers => ({
  listCoverLetters: (_input, { actor }) => letters.list(actor.userId),
  getLetterAllowance: (_input, { actor }) => writer.allowance(actor.userId),
  getCoverLetter: ({ params }, { actor }) => letters.get({ userId: actor.userId, letterId: params.id }),
  saveCoverLetter: async ({ params, query, headers, body }, { actor }) => {
    if (query.owner !== undefined && query.owner !== actor.userId) throw new AppError('FORBIDDEN');
    const base = headers['if-match'];
    if (base === undefined) throw new AppError('PRECONDITION_REQUIRED');
    return letters.save({ userId: actor.userId, letterId: params.id }, Number(base.slice(1, -1)), body);
  },
  deleteCoverLetter: async ({ params }, { actor }) => {
    await letters.setDeleted({ userId: actor.userId, letterId: params.id }, true);
    return {};
  },
  undeleteCoverLetter: async ({ params }, { actor }) => {
    await letters.setDeleted({ userId: actor.userId, letterId: params.id }, false);
    return {};
  },
  exportCoverLetter: async ({ params }, { actor }, reply) => {
    const own = { userId: actor.userId, letterId: params.id };
    const { fileName, ...file } = await letters.exportLetter(own, params.format);
    reply.header('content-disposition', disposition(fileName));
    return file;
  },
  writeCoverLetter: async ({ body }, { actor }, reply) => {
    const request = { userId: actor.userId, ...body };
    const resume = await writer.check(request);
    return streams.send<LetterProgress>(reply, (tell, signal) => writer.write(request, resume, tell, signal));
  },
});
