import type { FastifyReply } from 'fastify';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import { originOf } from '../audit/service.ts';
import type { ArchiveService } from './archive/archive.service.ts';
import type { DeletionService } from './service.ts';

export interface PrivacyRouteDeps {
  deletions: DeletionService;
  archives: ArchiveService;
  /** Throws unless the user has recently re-authenticated. */
  requireFreshProof: (actor: UserActor) => void;
  /** The same by the account's password, if it has one. */
  requirePassword: (actor: UserActor, password: string | undefined, ip: string) => Promise<void>;
  /** Clears the browser's session cookie, and removes ended sessions from this process's cache. */
  endSession: (reply: FastifyReply) => Promise<void>;
}

type PrivacyHandlers = Pick<
  Handlers,
  'getArchive' | 'requestArchive' | 'downloadArchive' | 'deleteAccount' | 'getDeletion'
>;

export function privacyHandlers(deps: PrivacyRouteDeps): PrivacyHandlers {
  const { deletions, archives, requireFreshProof, requirePassword, endSession } = deps;
  return {
    getArchive: async (_input, { actor }) => ({ archive: await archives.find(actor.userId) }),
    requestArchive: async (_input, { actor }) => {
      requireFreshProof(actor);
      return { archive: await archives.request(actor.userId) };
    },
    downloadArchive: async ({ query }, { actor }, reply) => {
      const body = await archives.take(actor.userId, query.token);
      const day = new Date().toISOString().slice(0, 10);
      reply.header('content-disposition', `attachment; filename="lauda-${day}.zip"`);
      return { contentType: 'application/zip', body };
    },
    deleteAccount: async ({ body }, { actor, request }, reply) => {
      await requirePassword(actor, body.password, request.ip);
      const receipt = await deletions.requestDeletion(actor.userId, originOf({ actor, request }));
      await endSession(reply);
      return { receipt };
    },
    getDeletion: async ({ query }) => ({ state: await deletions.getState(query.receipt) }),
  };
}
