import { AppError } from '../../errors.ts';
import type { UserActor } from './actor.ts';

const FRESH_MS = 10 * 60 * 1_000;

export const isProofFresh = ({ provedAt }: Pick<UserActor, 'provedAt'>): boolean =>
  Date.now() - provedAt.getTime() < FRESH_MS;

/** Before what could shut the owner out, and before acts of staff on others: an open laptop is not enough for it. */
export function requireFreshProof(actor: UserActor): void {
  if (!isProofFresh(actor)) throw new AppError('PROOF_NEEDED');
}
