import { sampleResume } from '@lauda/domain/resume/sample';
import { expect, it } from 'vitest';
import { shareText } from './share-text.ts';

it('links a phone number that can be called', () => {
  const sample = sampleResume('en-US');
  const { body } = shareText({
    ...sample,
    personalInfo: { ...sample.personalInfo, phone: '4155550132' },
  });
  expect(body.source).toContain('<a href="tel:+14155550132"');
  expect(body.source).toContain('(415) 555-0132');
});
