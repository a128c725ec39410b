import type { MailLink } from './mail-link.ts';

export type CallbackOutcome =
  | 'signed-in'
  | 'visitor'
  | 'recovery'
  | 'verification-failed'
  | 'session-unreadable';

interface CallbackSteps {
  confirmEmail: (token: string) => Promise<void>;
  beginRecovery: (token: string) => void;
  hasSession: () => Promise<boolean>;
}

/** What becomes of somebody who arrives at /auth/callback. */
export async function finishCallback(link: MailLink, steps: CallbackSteps): Promise<CallbackOutcome> {
  switch (link.kind) {
    case 'signup':
      return steps.confirmEmail(link.token).then(
        () => 'signed-in',
        () => 'verification-failed',
      );
    case 'recovery':
      steps.beginRecovery(link.token);
      return 'recovery';
    case 'unknown':
      return 'verification-failed';
    case 'none':
      return steps.hasSession().then(
        (hasSession) => (hasSession ? 'signed-in' : 'visitor'),
        () => 'session-unreadable',
      );
  }
}
