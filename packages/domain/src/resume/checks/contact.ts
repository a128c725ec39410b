import type { Resume } from '../resume.ts';
import type { Check } from './check.ts';

/** What an employer needs to answer. A city is welcome but nobody has to give one. */
const NEEDED = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Something before and after one @, and a dot in the domain: more would refuse addresses that work. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export function contactChecks({ personalInfo }: Pick<Resume, 'personalInfo'>): Check[] {
  const missing = NEEDED.filter((field) => personalInfo[field].trim() === '');
  const email = personalInfo.email.trim();
  return [
    ...missing.map((field): Check => ({
      reason: 'missing-contact',
      path: ['personalInfo', field],
      found: '',
    })),
    ...(email === '' || EMAIL.test(email)
      ? []
      : [{ reason: 'email-form', path: ['personalInfo', 'email'], found: email } as const]),
  ];
}
