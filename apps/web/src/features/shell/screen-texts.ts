import { type DebugScreenPath, findScreen, type ScreenPath } from '@lauda/contract/screens';
import type { PlainKey } from '@lauda/messages';

interface ScreenTexts {
  readonly title: PlainKey;
  /** For search results; only indexed screens have one. */
  readonly description?: PlainKey;
}

/** All from the shell's messages: a title must be available before its screen loads. */
const TEXTS: Record<ScreenPath, ScreenTexts> = {
  '/': { title: 'screens.landingTitle', description: 'screens.landingDescription' },
  '/pricing': { title: 'screens.pricing', description: 'screens.pricingDescription' },
  '/faq': { title: 'screens.faq', description: 'screens.faqDescription' },
  '/how-we-test': { title: 'screens.howWeTest', description: 'screens.howWeTestDescription' },
  '/privacy-policy': { title: 'screens.privacyPolicy', description: 'screens.privacyPolicyDescription' },
  '/terms-of-service': { title: 'screens.termsOfService', description: 'screens.termsOfServiceDescription' },
  '/auth': { title: 'screens.auth' },
  '/reset-password': { title: 'screens.resetPassword' },
  '/unsubscribe': { title: 'screens.unsubscribe' },
  '/goodbye': { title: 'screens.goodbye' },
  '/auth/callback': { title: 'screens.authCallback' },
  '/error': { title: 'screens.error' },
  '/builder': { title: 'screens.builder' },
  '/resumes': { title: 'screens.resumes' },
  '/applications': { title: 'screens.applications' },
  '/resume-history': { title: 'screens.resumeHistory' },
  '/new-resume': { title: 'screens.newResume' },
  '/upload-resume': { title: 'screens.uploadResume' },
  '/resume-tailoring': { title: 'screens.resumeTailoring' },
  '/resume-assistant': { title: 'screens.resumeAssistant' },
  '/cover-letter': { title: 'screens.coverLetter' },
  '/account-settings': { title: 'screens.accountSettings' },
  '/subscription': { title: 'screens.subscription' },
  '/admin': { title: 'screens.admin' },
  '/admin/users': { title: 'screens.adminUsers' },
  '/admin/user': { title: 'screens.adminUser' },
  '/admin/subscriptions': { title: 'screens.adminSubscriptions' },
  '/admin/analytics': { title: 'screens.adminAnalytics' },
  '/admin/mailings': { title: 'screens.adminMailings' },
  '/admin/jobs': { title: 'screens.adminJobs' },
  '/admin/audit': { title: 'screens.adminAudit' },
  '/admin/flags': { title: 'screens.adminFlags' },
};

const DEBUG_TEXTS: Record<DebugScreenPath, ScreenTexts> | null = HAS_DEBUG_SCREENS
  ? {
      '/auth-debug': { title: 'debug.authTitle' },
      '/resume-tailoring-test': { title: 'debug.tailoringTitle' },
      '/admin-test': { title: 'debug.adminTitle' },
    }
  : null;

const isDebugPath = (path: string): path is DebugScreenPath =>
  DEBUG_TEXTS !== null && Object.hasOwn(DEBUG_TEXTS, path);

/** The title of a screen; null for a URL that is not a screen. */
export function findScreenTexts(path: string): (ScreenTexts & { isIndexed: boolean }) | null {
  if (isDebugPath(path) && DEBUG_TEXTS) return { ...DEBUG_TEXTS[path], isIndexed: false };
  const screen = findScreen(path);
  return screen && { ...TEXTS[screen.path], isIndexed: screen.isIndexed };
}
