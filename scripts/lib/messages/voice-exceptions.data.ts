import type { VoiceException } from './voice-faults.ts';

const clause = (id: string) => `the wording of ${id}`;
const DOCUMENT_NAME = 'the name of a document';

export const VOICE_EXCEPTIONS: readonly VoiceException[] = [
  ...['Linked', 'Unlinked'].flatMap((act) =>
    ['Subject', 'Lead'].map((part) => ({
      key: `mail.social${act}${part}`,
      rule: 'gender' as const,
      reason: 'agrees with the connection or the account, not with the provider',
    })),
  ),
  { key: 'legal.termsTitle', rule: 'title case', reason: DOCUMENT_NAME },
  { key: 'legal.privacyTitle', rule: 'title case', reason: DOCUMENT_NAME },
  { key: 'accounts.signUpFailed', rule: 'word', reason: clause('AUTH-02') },
  { key: 'accounts.emailTaken', rule: 'word', reason: clause('AUTH-03') },
  { key: 'app.loading', rule: 'ellipsis', reason: clause('APP-06') },
  { key: 'app.processingAuthentication', rule: 'ellipsis', reason: clause('APP-06') },
  { key: 'billing.verifyFailed', rule: 'word', reason: clause('BILL-02') },
  { key: 'imports.unknownFailure', rule: 'word', reason: clause('IMP-01') },
  { key: 'privacy.deleteFailed', rule: 'word', reason: clause('ACC-02') },
  { key: 'privacy.usageAiCount', rule: 'gender', reason: 'agrees with the suggestions that are counted' },
  { key: 'resumes.myResume', rule: 'title case', reason: 'the title that a resume without a name gets' },
  { key: 'screens.landingTitle', rule: 'word', reason: 'what people search for' },
  { key: 'screens.privacyPolicy', rule: 'title case', reason: DOCUMENT_NAME },
  { key: 'screens.termsOfService', rule: 'title case', reason: DOCUMENT_NAME },
  { key: 'shell.privacyPolicy', rule: 'title case', reason: DOCUMENT_NAME },
  { key: 'shell.termsOfService', rule: 'title case', reason: DOCUMENT_NAME },
];
