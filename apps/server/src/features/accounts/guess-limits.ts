import { AppError } from '../../errors.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { hashedSubject, type LimitVerdict, type RateLimiter } from '../../platform/http/rate-limit.ts';

const MINUTE = 60;
const PER_CLIENT = { max: 10, windowSeconds: 15 * MINUTE, per: 'client' } as const;
/** Against many clients at once. So high that nobody shuts an owner out with a few machines. */
const PER_ACCOUNT = { max: 300, windowSeconds: 60 * MINUTE, per: 'client' } as const;
/** Mails that a stranger can make us send to one address. */
const MAILS = { max: 5, windowSeconds: 60 * MINUTE, per: 'client' } as const;

type MailKind = 'sign-up' | 'confirmation' | 'password-reset' | 'sign-in-code' | 'second-factor-code';

export interface GuessLimits {
  /**
   * Counts a password check before it is made, so that many at once are counted too. Whoever guesses
   * is refused by account and network: the owner elsewhere gets in.
   */
  admit(account: string, ip: string): Promise<void>;
  /** The password was right. */
  forgive(account: string, ip: string): Promise<void>;
  /** Whether another mail may go to this address. */
  isMailAllowed(kind: MailKind, address: string): Promise<boolean>;
  /** The same as a refusal, where it may be seen. */
  admitMail(kind: MailKind, address: string): Promise<void>;
}

function requireAllowed(verdicts: readonly LimitVerdict[]): void {
  const refusals = verdicts.filter(({ isAllowed }) => !isAllowed);
  if (refusals.length === 0) return;
  const retryAfterSeconds = Math.max(...refusals.map((verdict) => verdict.retryAfterSeconds));
  throw new AppError('RATE_LIMITED', null, { retryAfterSeconds });
}

export function createGuessLimits({ check, forget }: RateLimiter): GuessLimits {
  const clientSubject = (account: string, ip: string): string =>
    `${hashedSubject(account)}:${clientNetwork(ip)}`;
  const checkMail = (kind: MailKind, address: string) => check(`mail-${kind}`, hashedSubject(address), MAILS);
  return {
    admit: async (account, ip) => {
      requireAllowed(
        await Promise.all([
          check('password-client', clientSubject(account, ip), PER_CLIENT),
          check('password-account', hashedSubject(account), PER_ACCOUNT),
        ]),
      );
    },
    forgive: async (account, ip) => {
      await Promise.all([
        forget('password-client', clientSubject(account, ip)),
        forget('password-account', hashedSubject(account)),
      ]);
    },
    isMailAllowed: async (kind, address) => (await checkMail(kind, address)).isAllowed,
    admitMail: async (kind, address) => requireAllowed([await checkMail(kind, address)]),
  };
}
