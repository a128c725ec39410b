import { pageOf } from '@lauda/contract/staff/paging';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { AuditService } from './service.ts';

export const auditHandlers = (
  service: AuditService,
): Pick<Handlers, 'listAuditEntries' | 'listAccountAccess'> => ({
  listAuditEntries: ({ query }) => service.list(query, pageOf(query)),
  listAccountAccess: (_input, { actor }) => service.listAccess(actor.userId),
});
