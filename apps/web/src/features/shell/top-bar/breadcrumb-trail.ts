import type { PlainKey } from '@lauda/messages';

/** URL segments with a name; any other is shown as it is in the URL. */
const NAMES: Readonly<Record<string, PlainKey>> = {
  resumes: 'screens.resumes',
  applications: 'screens.applications',
  builder: 'screens.builder',
  'upload-resume': 'screens.uploadResume',
  'account-settings': 'screens.accountSettings',
  'cover-letter': 'screens.coverLetter',
  'resume-assistant': 'screens.resumeAssistant',
  'resume-tailoring': 'screens.resumeTailoring',
  'new-resume': 'screens.newResume',
  'resume-history': 'screens.resumeHistory',
  subscription: 'screens.subscription',
  faq: 'screens.faq',
  auth: 'screens.auth',
  callback: 'screens.authCallback',
  admin: 'screens.admin',
  users: 'screens.adminUsers',
  user: 'screens.adminUser',
  subscriptions: 'screens.adminSubscriptions',
  flags: 'screens.adminFlags',
  analytics: 'screens.adminAnalytics',
  audit: 'screens.adminAudit',
  jobs: 'screens.adminJobs',
  mailings: 'screens.adminMailings',
};

export interface Crumb {
  readonly path: string;
  readonly name: PlainKey | null;
  /** The raw segment, for those without a name. */
  readonly segment: string;
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** One crumb per URL segment; none at the root. A trailing id is named by the screen itself. */
export function breadcrumbTrail(pathname: string): Crumb[] {
  const segments = pathname.split('/').filter((segment) => segment !== '' && !ID.test(segment));
  return segments.map((segment, index) => ({
    path: `/${segments.slice(0, index + 1).join('/')}`,
    name: Object.hasOwn(NAMES, segment) ? (NAMES[segment] ?? null) : null,
    segment: decode(segment),
  }));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
