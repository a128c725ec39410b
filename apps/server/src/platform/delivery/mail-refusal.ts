import { HopelessError } from '../queue/hopeless-error.ts';

/** The mail server refuses this mail permanently; retrying cannot help. */
export class MailRefusedError extends HopelessError {
  override readonly name = 'MailRefusedError';
  readonly code = 'MAIL_REFUSED';
  /** Such as '550 5.1.1', without the message, which may quote the recipient. */
  readonly status: string;
  /** The address does not accept mail at all; otherwise only this mail, or our server, is refused. */
  readonly isAddressDead: boolean;

  constructor(status: string, isAddressDead: boolean) {
    super(`The mail server refused with ${status}.`);
    this.status = status;
    this.isAddressDead = isAddressDead;
  }
}

/** RFC 3463: no such mailbox, system or syntax; moved; disabled. Excludes full mailbox, policy, our own sender. */
const DEAD_DETAILS = new Set(['5.1.0', '5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);
/** RFC 5321 codes, for servers without enhanced status codes. */
const DEAD_CODES = new Set([550, 551, 553]);

/** Null when a retry may succeed: a 4xx, or a 5xx about authentication or the sender. */
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
