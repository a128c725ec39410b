import { STAFF_ROLES } from '@lauda/domain/permissions';
import { describe, expect, it } from 'vitest';
import { navigationFor } from './navigation.ts';

const paths = (isSignedIn: boolean, isStaff = false, coverLetter = false) =>
  navigationFor({
    user: isSignedIn ? { staffRole: isStaff ? 'support' : null } : null,
    flags: { coverLetter },
  }).map(({ to }) => to);

describe('sidebar navigation', () => {
  it('offers visitors what they may see, and asks them to sign in where needed', () => {
    expect(paths(false)).toEqual(['/resumes', '/applications', '/builder', '/resume-tailoring']);
  });

  it('adds account settings for users and the admin panel for staff only', () => {
    expect(paths(true)).toEqual([
      '/resumes',
      '/applications',
      '/builder',
      '/resume-tailoring',
      '/account-settings',
    ]);
    expect(paths(true, true)).toContain('/admin');
    expect(paths(true, false)).not.toContain('/admin');
  });

  it('[ROLE-03] offers the admin panel to the roles that may view users, by the table of the server', () => {
    const offered = [...STAFF_ROLES, null].filter((staffRole) =>
      navigationFor({ user: { staffRole }, flags: { coverLetter: false } }).some(({ to }) => to === '/admin'),
    );
    expect(offered).toEqual(['admin', 'support', 'content_manager']);
  });

  it('offers cover letters only while the flag is on', () => {
    expect(paths(false, false, true)).toContain('/cover-letter');
    expect(paths(true, true, false)).not.toContain('/cover-letter');
  });
});
