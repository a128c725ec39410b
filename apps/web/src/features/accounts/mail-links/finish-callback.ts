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

/** Decides what happens to a visit to /auth/callback. */
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
    // These pages ask for a click first: mail scanners open links too.
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
