import { type applicationRoutes, storedApplication } from '@lauda/contract/applications/applications';
import { ApiError, type ClientOf } from '@lauda/contract/client';
import type { Application } from '@lauda/domain/application/application';
import type { Answer, SentDocument } from '@lauda/local-first/document-type';
import type { Operation } from '@lauda/local-first/queue/save-queue-types';
import { isRefusal } from '../../../lib/api/call-limits.ts';

export type ApplicationCalls = ReturnType<typeof createApplicationCalls>;

export function createApplicationCalls(
  api: Pick<
    ClientOf<typeof applicationRoutes>,
    | 'getApplication'
    | 'listApplications'
    | 'saveApplication'
    | 'deleteApplication'
    | 'undeleteApplication'
    | 'getSentResume'
  >,
) {
  const undelete = (id: string) => api.undeleteApplication({ params: { id } });

  /** Sends the owner's id: the cookie may belong to another user by the time the call leaves. */
  const save = (operation: Operation<Application>, { id, ownerId }: SentDocument) =>
    api.saveApplication({
      params: { id },
      query: { owner: ownerId },
      headers: { 'if-match': `"${operation.type === 'create' ? 0 : operation.version}"` },
      body: operation.document,
    });

  /** Restores an application that was deleted elsewhere while it is edited here. */
  async function saveOrRestore(operation: Operation<Application>, sent: SentDocument) {
    try {
      return await save(operation, sent);
    } catch (error) {
      const isDeleted =
        error instanceof ApiError && error.code === 'NOT_FOUND' && operation.type === 'update';
      if (!isDeleted) throw error;
      const isBack = await undelete(sent.id).then(
        () => true,
        () => false,
      );
      if (!isBack) throw error;
      return save(operation, sent);
    }
  }

  return {
    list: () => api.listApplications(),
    get: (id: string) => api.getApplication({ params: { id } }),
    remove: (id: string) => api.deleteApplication({ params: { id } }),
    undelete,
    /** The resume version that was sent. */
    getSent: (id: string) => api.getSentResume({ params: { id } }),

    /** Never rejects. */
    send: async (operation: Operation<Application>, sent: SentDocument): Promise<Answer<Application>> => {
      const { id } = sent;
      try {
        const { version } = await saveOrRestore(operation, sent);
        return { type: 'saved', id, version };
      } catch (error) {
        if (!(error instanceof ApiError)) return { type: 'failed', code: null, isRefused: false };
        const { code } = error;
        const current = code === 'APPLICATION_STALE' ? storedApplication.safeParse(error.data) : null;
        if (!current?.success) return { type: 'failed', code, isRefused: isRefusal(error) };
        const { version, application } = current.data;
        // The response to the create was lost: this is the application it created.
        return operation.type === 'create'
          ? { type: 'saved', id, version, document: application }
          : { type: 'stale', version, theirs: application };
      }
    },
  };
}
