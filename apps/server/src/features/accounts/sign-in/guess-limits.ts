import { AppError } from '../../../errors.ts';
import { clientNetwork } from '../../../platform/http/client-network.ts';
import {
  hashedSubject,
  type LimitVerdict,
  type RateLimiter,
} from '../../../platform/http/limits/rate-limit.ts';

const MINUTE = 60;
const PER_CLIENT = { max: 10, windowSeconds: 15 * MINUTE, per: 'client' } as const;
/** Against many clients. High enough that a few machines cannot lock the owner out. */
const PER_ACCOUNT = { max: 300, windowSeconds: 60 * MINUTE, per: 'client' } as const;
/** Mails and messages that one network can trigger to one address. */
const MAILS = { max: 5, windowSeconds: 60 * MINUTE, per: 'client' } as const;
/** From all networks. High enough that a few machines cannot block the owner's mails. */
const MAILS_TO_ADDRESS = { max: 50, windowSeconds: 60 * MINUTE, per: 'client' } as const;
/** Messages to a number that no account here is known to own. */
const MESSAGES_TO_STRANGER = { max: 5, windowSeconds: 60 * MINUTE, per: 'client' } as const;

type MailKind =
  | 'sign-up'
  | 'confirmation'
  | 'password-reset'
  | 'sign-in-code'
  | 'second-factor-code'
  | 'email-change';

export interface GuessLimits {
  /**
   * Counts a password check before it runs, so that parallel attempts count too. Refuses by account and network:
   * the owner still gets in from elsewhere.
   */
  admit(account: string, ip: string): Promise<void>;
  /** Resets the count after a correct password. */
  forgive(account: string, ip: string): Promise<void>;
  /**
   * Whether another mail may go to this address. Counted by address and network: a stranger uses up only their own
   * limit, and the owner's codes still arrive.
   */
  isMailAllowed(kind: MailKind, address: string, ip: string): Promise<boolean>;
  /** Like isMailAllowed, but throws; for cases where the refusal may be visible. */
  admitMail(kind: MailKind, address: string, ip: string): Promise<void>;
  /** Throws when a number that a user wants to add has received too many messages. */
  admitNewPhone(phone: string): Promise<void>;
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
  /** Checked in sequence: a network over its limit does not use up the address's limit. */
  const checkMail = async (kind: MailKind, address: string, ip: string): Promise<LimitVerdict> => {
    const ofNetwork = await check(`mail-${kind}`, clientSubject(address, ip), MAILS);
    return ofNetwork.isAllowed
      ? check(`mail-${kind}-all`, hashedSubject(address), MAILS_TO_ADDRESS)
      : ofNetwork;
  };
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
    isMailAllowed: async (kind, address, ip) => (await checkMail(kind, address, ip)).isAllowed,
    admitMail: async (kind, address, ip) => requireAllowed([await checkMail(kind, address, ip)]),
    admitNewPhone: async (phone) =>
      requireAllowed([await check('mail-new-phone', hashedSubject(phone), MESSAGES_TO_STRANGER)]),
  };
}
