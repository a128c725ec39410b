import type { Resume } from '../resume.ts';
import type { Check } from './check.ts';

/** What an employer needs for a reply. A city is useful, but optional. */
const NEEDED = ['firstName', 'lastName', 'email', 'phone'] as const;

/** One @ with something on both sides, and a dot in the domain: a stricter check would reject valid addresses. */
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
