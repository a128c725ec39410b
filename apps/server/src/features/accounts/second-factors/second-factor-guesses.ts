import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import { clientNetwork } from '../../../platform/http/client-network.ts';
import { countGuess, forgetGuesses } from './second-factor-guess.queries.ts';

const MINUTE = 60;
const PER_CLIENT = { max: 5, windowSeconds: 15 * MINUTE };
/** Against many clients at once, all of whom know the password. A million codes, three of them right. */
const PER_ACCOUNT = { max: 50, windowSeconds: 60 * MINUTE };
const EVERY_CLIENT = '*';

export interface SecondFactorGuesses {
  /**
   * Counts a try before it is made, so that many at once are counted too. Only those get here who have
   * done the first step or have a session, so nobody else can shut the owner out.
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
    // One after the other: who is refused as a client does not use up what the account has.
    await refuseAfter(clientNetwork(ip), PER_CLIENT);
    await refuseAfter(EVERY_CLIENT, PER_ACCOUNT);
  },
  forgive: (userId, ip) => forgetGuesses(db, userId, [clientNetwork(ip), EVERY_CLIENT]),
});
