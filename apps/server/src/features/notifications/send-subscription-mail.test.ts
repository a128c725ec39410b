import { EMAIL_KINDS } from '@lauda/domain/email-kinds';
import { expect, it } from 'vitest';
import { subscriptionMail } from './send-subscription-mail.run.ts';

const reader = {
  email: 'ana@lauda.test',
  first_name: 'Ana',
  locale: 'en-US',
  unsubscribeUrl: 'https://lauda.test/api/unsubscribe?token=t',
};

it('[TXT-05] promises no mail of a kind that nothing sends yet', () => {
  const promised = EMAIL_KINDS.filter((kind) =>
    subscriptionMail('id', kind, reader).subject.startsWith('You’ll get'),
  );
  expect(promised).toEqual(['updates', 'resumeAnalytics', 'tips']);
  expect(subscriptionMail('id', 'jobAlerts', reader).text).toContain('We don’t send these emails yet.');
});
