import { AppError } from '../../errors.ts';
import type { UserActor } from './actor.ts';

const FRESH_MS = 10 * 60 * 1_000;

export const isProofFresh = ({ provedAt }: Pick<UserActor, 'provedAt'>): boolean =>
  Date.now() - provedAt.getTime() < FRESH_MS;

/**
 * Required before actions that could lock the owner out, and before staff act on others: an unlocked laptop must
 * not be enough.
 */
export function requireFreshProof(actor: UserActor): void {
  if (!isProofFresh(actor)) throw new AppError('PROOF_NEEDED');
}
