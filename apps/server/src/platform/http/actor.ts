import type { StaffRole } from '@lauda/domain/permissions';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Visitor {
  readonly kind: 'visitor';
}

/** A member of staff who sees the product as somebody else. */
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
  /** When they last showed who they are. */
  readonly provedAt: Date;
  readonly expiresAt: Date;
  /** Null unless staff rights are in force for this very session. */
  readonly staffRole: StaffRole | null;
  /** Set when it is not the person themselves; all else then speaks of the person. */
  readonly impersonation: Impersonation | null;
}

export type Actor = Visitor | UserActor;

export const VISITOR: Visitor = { kind: 'visitor' };

/** Finds out who is calling. A failed look-up must throw, never answer 'visitor' or grant a role. */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Actor>;
