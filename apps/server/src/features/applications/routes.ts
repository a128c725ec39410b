import type { SentFormat } from '@lauda/contract/applications/applications';
import type { Resume } from '@lauda/domain/resume/resume';
import { AppError } from '../../errors.ts';
import type { FileAnswer, Handlers } from '../../platform/http/handlers.ts';
import { pictureAnswer } from '../../platform/http/answers/picture-answer.ts';
import { createCalendarFeedService, type CalendarFeedDeps } from './calendar/feed.service.ts';
import { calendarHandlers } from './calendar/routes.ts';
import { createApplicationService } from './service.ts';

type ApplicationHandlers = Pick<
  Handlers,
  | 'listApplications'
  | 'getApplication'
  | 'saveApplication'
  | 'deleteApplication'
  | 'undeleteApplication'
  | 'getSentResume'
  | 'exportSentResume'
  | 'sentResumePicture'
  | keyof ReturnType<typeof calendarHandlers>
>;

interface ApplicationParts extends CalendarFeedDeps {
  exported: {
    exportDocument: (
      userId: string,
      resume: Resume,
      format: SentFormat,
    ) => Promise<FileAnswer & { fileName: string }>;
    firstPage: (userId: string, name: string, resume: Resume) => Promise<{ packed: Buffer }>;
  };
  /** Builds the Content-Disposition header. */
  disposition: (fileName: string) => string;
}

export function applicationHandlers({
  exported,
  disposition,
  ...deps
}: ApplicationParts): ApplicationHandlers {
  const service = createApplicationService(deps);
  return {
    ...calendarHandlers(createCalendarFeedService(deps)),
    listApplications: (_input, { actor }) => service.list(actor.userId),
    getApplication: ({ params }, { actor }) =>
      service.get({ userId: actor.userId, applicationId: params.id }),
    saveApplication: async ({ params, query, headers, body }, { actor }) => {
      if (query.owner !== undefined && query.owner !== actor.userId) throw new AppError('FORBIDDEN');
      const base = headers['if-match'];
      if (base === undefined) throw new AppError('PRECONDITION_REQUIRED');
      return service.save(
        { userId: actor.userId, applicationId: params.id },
        Number(base.slice(1, -1)),
        body,
      );
    },
    deleteApplication: async ({ params }, { actor }) => {
      await service.setDeleted({ userId: actor.userId, applicationId: params.id }, true);
      return {};
    },
    undeleteApplication: async ({ params }, { actor }) => {
      await service.setDeleted({ userId: actor.userId, applicationId: params.id }, false);
      return {};
    },
    getSentResume: async ({ params }, { actor }) =>
      (await service.getSent({ userId: actor.userId, applicationId: params.id })).resume,
    exportSentResume: async ({ params }, { actor }, reply) => {
      const { resume } = await service.getSent({ userId: actor.userId, applicationId: params.id });
      const { fileName, ...file } = await exported.exportDocument(actor.userId, resume, params.format);
      reply.header('content-disposition', disposition(fileName));
      return file;
    },
    sentResumePicture: async ({ params }, { actor, request }, reply) => {
      const { name, resume } = await service.getSent({ userId: actor.userId, applicationId: params.id });
      const { packed } = await exported.firstPage(actor.userId, name, resume);
      return pictureAnswer(packed, request, reply);
    },
  };
}
