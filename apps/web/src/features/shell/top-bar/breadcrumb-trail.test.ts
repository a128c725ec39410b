import { describe, expect, it } from 'vitest';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

const named = (pathname: string) => breadcrumbTrail(pathname).map(({ name, segment }) => name ?? segment);

describe('breadcrumb', () => {
  it('[APP-12] names the segments it knows', () => {
    const known = {
      resumes: 'screens.resumes',
      builder: 'screens.builder',
      'upload-resume': 'screens.uploadResume',
      'account-settings': 'screens.accountSettings',
      'cover-letter': 'screens.coverLetter',
      'resume-assistant': 'screens.resumeAssistant',
      'resume-tailoring': 'screens.resumeTailoring',
      'new-resume': 'screens.newResume',
      subscription: 'screens.subscription',
      faq: 'screens.faq',
    };
    for (const [segment, key] of Object.entries(known)) expect(named(`/${segment}`)).toEqual([key]);
  });

  it('[APP-12] shows unknown segments as they are, decoded, and nothing at the root', () => {
    expect(named('/somewhere/caf%C3%A9')).toEqual(['somewhere', 'café']);
    expect(named('/constructor/%E0%A4%A')).toEqual(['constructor', '%E0%A4%A']);
    expect(named('/')).toEqual([]);
  });

  it('[APP-12] names the segments of the staff area', () => {
    expect(named('/admin/users')).toEqual(['screens.admin', 'screens.adminUsers']);
    expect(named('/admin/audit')).toEqual(['screens.admin', 'screens.adminAudit']);
  });

  it('[APP-12] names the segments of links in mails', () => {
    expect(named('/auth/callback')).toEqual(['screens.auth', 'screens.authCallback']);
  });

  it('links each crumb to the address up to it', () => {
    expect(breadcrumbTrail('/admin/users/7').map(({ path }) => path)).toEqual([
      '/admin',
      '/admin/users',
      '/admin/users/7',
    ]);
  });
});
