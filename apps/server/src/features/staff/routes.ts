import { pageOf } from '@lauda/contract/staff/paging';
import type { Handlers } from '../../platform/http/handlers.ts';
import { originOf } from '../audit/service.ts';
import type { StaffDeletion } from './deletion.service.ts';
import type { RoleService } from './roles.service.ts';
import { isRightOf, type StaffService } from './service.ts';

interface StaffDeps {
  service: StaffService;
  roles: RoleService;
  deletion: StaffDeletion;
  /** Resolves when this process has dropped the ended sessions from its cache. */
  settleSessions: () => Promise<void>;
}

type StaffHandlers = Pick<
  Handlers,
  | 'listUsers'
  | 'getUser'
  | 'updateUser'
  | 'deleteUser'
  | 'bulkDeleteUsers'
  | 'sendPasswordReset'
  | 'listUserResumes'
  | 'getUserResume'
  | 'getUserProfile'
  | 'getPermissions'
  | 'checkPermission'
  | 'grantRole'
  | 'revokeRole'
>;

export const staffHandlers = ({ service, roles, deletion, settleSessions }: StaffDeps): StaffHandlers => ({
  listUsers: ({ query }) =>
    service.list(
      {
        search: query.search ?? '',
        role: query.role,
        plan: query.plan,
        isConfirmed: query.confirmed === undefined ? undefined : query.confirmed === 'yes',
      },
      pageOf(query),
    ),
  getUser: ({ params }, context) => service.get(originOf(context), params.id),
  updateUser: ({ params, body }, context) =>
    service.update(originOf(context), context.actor.staffRole, params.id, body),
  deleteUser: async ({ params, query }, context) => {
    await deletion.deleteUser(originOf(context), params.id, query.reason);
    await settleSessions();
    return {};
  },
  bulkDeleteUsers: async ({ body }, context) => {
    const count = await deletion.deleteUsers(originOf(context), body.userIds, body.reason);
    await settleSessions();
    return { count };
  },
  sendPasswordReset: async ({ params }, context) => {
    await service.sendPasswordReset(originOf(context), params.id);
    return {};
  },
  listUserResumes: ({ params }, context) => service.listResumes(originOf(context), params.id),
  getUserResume: ({ params, query }, context) =>
    service.getResume(originOf(context), params.id, { resumeId: params.resumeId, reason: query.reason }),
  getUserProfile: ({ params }, context) => service.getProfile(originOf(context), params.id),
  getPermissions: ({ params }, context) => service.getPermissions(originOf(context), params.userId),
  checkPermission: ({ body }, { actor }) => ({
    isAllowed: isRightOf(actor.staffRole, body.area, body.act),
  }),
  grantRole: async ({ params, body }, context) => {
    const by = { ...originOf(context), actorId: context.actor.userId };
    await roles.grant(by, params.id, { granted: body.grantedRole, reason: body.reason });
    await settleSessions();
    return {};
  },
  revokeRole: async ({ params, query }, context) => {
    await roles.revoke(originOf(context), params.id, query.reason);
    await settleSessions();
    return {};
  },
});
