import { HopelessError } from './queue/hopeless-error.ts';

/** The mail server will not take this mail, however often it is asked. */
export class MailRefusedError extends HopelessError {
  override readonly name = 'MailRefusedError';
  readonly code = 'MAIL_REFUSED';
  /** As '550 5.1.1', without the words: they may quote the recipient. */
  readonly status: string;
  /** Nobody reads mail at this address; otherwise it is this mail, or us, that is not wanted there. */
  readonly isAddressDead: boolean;

  constructor(status: string, isAddressDead: boolean) {
    super(`The mail server refused with ${status}.`);
    this.status = status;
    this.isAddressDead = isAddressDead;
  }
}

/** RFC 3463: no such mailbox, system or syntax; moved; disabled. Not: full, policy, our own sender. */
const DEAD_DETAILS = new Set(['5.1.0', '5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);
/** RFC 5321, for servers that give no details. */
const DEAD_CODES = new Set([550, 551, 553]);

/** Null when the same mail may be taken later: a 4xx, or a 5xx about signing in or about the sender. */
export function refusalOf(error: unknown): MailRefusedError | null {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return null;
  const { responseCode, command } = error;
  if (typeof responseCode !== 'number' || responseCode < 500 || responseCode > 599) return null;
  if (command !== 'RCPT TO' && command !== 'DATA') return null;
  const response = 'response' in error && typeof error.response === 'string' ? error.response : '';
  const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const isDead = detail === undefined ? DEAD_CODES.has(responseCode) : DEAD_DETAILS.has(detail);
  return new MailRefusedError(
    detail === undefined ? String(responseCode) : `${responseCode} ${detail}`,
    command === 'RCPT TO' && isDead,
  );
}
