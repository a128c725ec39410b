import type { StaffRole } from '@lauda/domain/permissions';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Visitor {
  readonly kind: 'visitor';
}

/** A staff member who impersonates a user. */
export interface Impersonation {
  readonly staffUserId: string;
  readonly staffSessionId: string;
  readonly staffEmail: string;
  readonly staffRole: StaffRole;
  readonly canEdit: boolean;
}

export interface UserActor {
  readonly kind: 'user';
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string | null;
  readonly avatarUrl: string | null;
  readonly isSecondFactorVerified: boolean;
  /** When the user last authenticated or re-authenticated. */
  readonly provedAt: Date;
  readonly expiresAt: Date;
  /** Null unless this very session has staff rights. */
  readonly staffRole: StaffRole | null;
  /** Set during impersonation; all other fields then describe the impersonated user. */
  readonly impersonation: Impersonation | null;
}

export type Actor = Visitor | UserActor;

export const VISITOR: Visitor = { kind: 'visitor' };

/** Identifies the caller. A failed lookup must throw, never return 'visitor' or grant a role. */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Actor>;
