import { ApiError } from '@lauda/contract/client';
import type { MailLink } from './mail-link.ts';

export type CallbackOutcome =
  | 'signed-in'
  | 'second-factor'
  | 'visitor'
  | 'recovery'
  | 'password-needed'
  | 'asks'
  | 'verification-failed'
  | 'session-unreadable';

interface CallbackSteps {
  confirmEmail: (token: string) => Promise<'signed-in' | 'second-factor'>;
  beginRecovery: (token: string) => void;
  hasSession: () => Promise<boolean>;
}

/** What becomes of somebody who arrives at /auth/callback. */
export async function finishCallback(link: MailLink, steps: CallbackSteps): Promise<CallbackOutcome> {
  switch (link.kind) {
    case 'signup':
      return steps
        .confirmEmail(link.token)
        .catch((error: unknown) =>
          error instanceof ApiError && error.code === 'PASSWORD_NEEDED'
            ? 'password-needed'
            : 'verification-failed',
        );
    case 'recovery':
      steps.beginRecovery(link.token);
      return 'recovery';
    // Their page asks by a button: programs that look at the links in mails come by here too.
    case 'email-change':
    case 'email-restore':
      return 'asks';
    case 'unknown':
      return 'verification-failed';
    case 'none':
      return steps.hasSession().then(
        (hasSession) => (hasSession ? 'signed-in' : 'visitor'),
        () => 'session-unreadable',
      );
  }
}
