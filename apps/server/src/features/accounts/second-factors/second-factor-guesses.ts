import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import { clientNetwork } from '../../../platform/http/client-network.ts';
import { countGuess, forgetGuesses } from './second-factor-guess.queries.ts';

const MINUTE = 60;
const PER_CLIENT = { max: 5, windowSeconds: 15 * MINUTE };
/** Against many clients that all know the password. Three of a million codes are valid at any time. */
const PER_ACCOUNT = { max: 50, windowSeconds: 60 * MINUTE };
const EVERY_CLIENT = '*';

export interface SecondFactorGuesses {
  /**
   * Counts an attempt before it is checked, so that parallel attempts count too. Only a client that passed the
   * first step or has a session gets here, so nobody else can lock the owner out.
   */
  admit(userId: string, ip: string): Promise<void>;
  forgive(userId: string, ip: string): Promise<void>;
}

export const createSecondFactorGuesses = (db: Kysely<DB>): SecondFactorGuesses => ({
  admit: async (userId, ip) => {
    const refuseAfter = async (client: string, { max, windowSeconds }: typeof PER_CLIENT) => {
      const { count, secondsLeft } = await countGuess(db, { userId, client, windowSeconds });
      if (count > max) throw new AppError('RATE_LIMITED', null, { retryAfterSeconds: secondsLeft });
    };
    // Checked in sequence: attempts refused per client do not use up the account's limit.
    await refuseAfter(clientNetwork(ip), PER_CLIENT);
    await refuseAfter(EVERY_CLIENT, PER_ACCOUNT);
  },
  forgive: (userId, ip) => forgetGuesses(db, userId, [clientNetwork(ip), EVERY_CLIENT]),
});
