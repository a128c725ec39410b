import { describe, expect, it } from 'vitest';
import { navigationFor } from './navigation.ts';

const paths = (isSignedIn: boolean, isStaff = false, coverLetter = false) =>
  navigationFor({
    user: isSignedIn ? { staffRole: isStaff ? 'support' : null } : null,
    flags: { coverLetter },
  }).map(({ to }) => to);

describe('sidebar navigation', () => {
  it('offers visitors what they may see, and asks them to sign in where needed', () => {
    expect(paths(false)).toEqual(['/resumes', '/builder', '/resume-tailoring']);
  });

  it('adds account settings for users and the admin panel for staff only', () => {
    expect(paths(true)).toEqual(['/resumes', '/builder', '/resume-tailoring', '/account-settings']);
    expect(paths(true, true)).toContain('/admin');
    expect(paths(true, false)).not.toContain('/admin');
  });

  it('offers cover letters only while the flag is on', () => {
    expect(paths(false, false, true)).toContain('/cover-letter');
    expect(paths(true, true, false)).not.toContain('/cover-letter');
  });
});
