import type { ScreenPath } from '@lauda/contract/screens';
import type { SessionUser } from '@lauda/contract/accounts/session';
import type { FlagName, Flags } from '@lauda/domain/flags';
import { can } from '@lauda/domain/permissions';
import type { PlainKey } from '@lauda/messages';
import type { LucideIcon } from 'lucide-react';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import FilePen from 'lucide-react/icons/file-pen';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import WandSparkles from 'lucide-react/icons/wand-sparkles';

export interface NavigationItem {
  readonly to: ScreenPath;
  readonly label: PlainKey;
  readonly icon: LucideIcon;
}

interface Entry extends NavigationItem {
  /** `everyone`: visitors are asked to sign in where the screen needs it. */
  readonly visibleTo: 'everyone' | 'signed-in' | 'staff';
  readonly flag?: FlagName;
}

const ENTRIES: readonly Entry[] = [
  { to: '/resumes', label: 'shell.myResumes', icon: FileText, visibleTo: 'everyone' },
  { to: '/applications', label: 'shell.applications', icon: BriefcaseBusiness, visibleTo: 'everyone' },
  { to: '/builder', label: 'shell.updateResume', icon: FilePen, visibleTo: 'everyone' },
  { to: '/resume-tailoring', label: 'shell.aiResumeTailoring', icon: WandSparkles, visibleTo: 'everyone' },
  { to: '/cover-letter', label: 'shell.coverLetter', icon: Mail, visibleTo: 'everyone', flag: 'coverLetter' },
  { to: '/account-settings', label: 'shell.accountSettings', icon: Settings, visibleTo: 'signed-in' },
  { to: '/admin', label: 'shell.adminPanel', icon: ShieldCheck, visibleTo: 'staff' },
];

export interface NavigationViewer {
  readonly user: Pick<SessionUser, 'staffRole'> | null;
  readonly flags: Flags;
}

/** Every staff role may view users; the rest of the panel depends on the role. */
export const mayOpenAdminPanel = (user: NavigationViewer['user']): boolean =>
  can(user?.staffRole ?? null, 'users', 'view');

/** The sidebar and palette items for this user. */
export function navigationFor({ user, flags }: NavigationViewer): NavigationItem[] {
  const sees = { everyone: true, 'signed-in': user !== null, staff: mayOpenAdminPanel(user) };
  return ENTRIES.filter(({ visibleTo, flag }) => sees[visibleTo] && (flag === undefined || flags[flag]));
}
