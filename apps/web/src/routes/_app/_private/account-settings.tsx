import { SOCIAL_ERRORS, socialProvider } from '@lauda/contract/accounts/social-names';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ArchiveCard } from '../../../features/accounts/archive-and-deletion/archive-card.tsx';
import { DangerCard } from '../../../features/accounts/archive-and-deletion/danger-card.tsx';
import { forgetOnDevice } from '../../../features/accounts/archive-and-deletion/forget-device.ts';
import { NotificationsCard } from '../../../features/accounts/settings/notifications-card.tsx';
import { PlanUsageCard } from '../../../features/accounts/settings/plan-usage-card.tsx';
import { ProfileCard } from '../../../features/accounts/settings/profile-card.tsx';
import { SettingsLayout } from '../../../features/accounts/settings/settings-sections.tsx';
import { AccessLog } from '../../../features/accounts/settings/access-log.tsx';
import { accountSecurityQuery } from '../../../features/accounts/account-security.ts';
import { PasskeySettings } from '../../../features/accounts/passkeys/passkey-settings.tsx';
import { PasswordSettings } from '../../../features/accounts/password/password-settings.tsx';
import { SecondFactorSettings } from '../../../features/accounts/second-factors/second-factor-settings.tsx';
import {
  accountSessionsQuery,
  SessionSettings,
} from '../../../features/accounts/settings/session-settings.tsx';
import { SocialSettings } from '../../../features/accounts/social/social-settings.tsx';
import { useProof } from '../../../features/accounts/second-factors/use-proof.tsx';
import { useSocialReturn } from '../../../features/accounts/social/use-social-return.ts';
import { useAuthState, usePlanChange } from '../../../features/plans/auth-state-context.tsx';
import { drafts } from '../../../features/resumes/drafts.ts';
import { useImpersonation, useSession } from '../../../features/session/session.ts';
import { useSite } from '../../../features/site/site.ts';
import { useSessionManager } from '../../../features/session/session-context.tsx';
import type { SessionManager } from '../../../features/session/session-manager.ts';
import { clearDevice } from '../../../features/session/user-data.ts';
import { PanelBoundary } from '../../../features/shell/failures/panel-boundary.tsx';
import { api } from '../../../lib/api/api.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';

/** Set by the server: in redirects from a provider and in the email about an archive. */
const search = z.object({
  connected: z.catch(z.optional(socialProvider), undefined),
  provider: z.catch(z.optional(socialProvider), undefined),
  error: z.catch(z.optional(z.enum(SOCIAL_ERRORS)), undefined),
  archive: z.catch(z.optional(z.string()), undefined),
  /** After a password reset: the other sign-in methods of the account. */
  review: z.catch(z.optional(z.literal('ways-in')), undefined),
});

export const Route = createFileRoute('/_app/_private/account-settings')({
  validateSearch: (given) => search.parse(given),
  component: AccountSettingsScreen,
});

/** The account has been deleted: clears the user's data from this device and leaves the page. */
async function leaveForGood(
  userId: string,
  receipt: string,
  { standDown, announceEnd }: Pick<SessionManager, 'standDown' | 'announceEnd'>,
): Promise<void> {
  standDown();
  // A browser that refuses must not block the page that confirms the deletion.
  await drafts.forget(userId, { keepsUnsaved: false }).catch(() => undefined);
  await forgetOnDevice(userId).catch(() => undefined);
  clearDevice();
  // The live event stream ends with the session and may not have delivered the event.
  announceEnd();
  location.replace(`/goodbye?receipt=${receipt}`);
}

function AccountSettingsScreen() {
  const text = useText();
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();
  const sessionManager = useSessionManager();
  const { announceError, refresh } = sessionManager;
  const session = useSession();
  const isVisiting = useImpersonation() !== null;
  const plan = useAuthState();
  const { isSelling } = useSite();
  const noticeChange = usePlanChange();
  const proof = useProof(api);
  const { archive = null, review, ...socialReturn } = Route.useSearch();
  const { data: security } = useQuery({ ...accountSecurityQuery(api), enabled: !isVisiting });
  const reloadSecurity = () => {
    void queryClient.invalidateQueries(accountSecurityQuery(api));
    void refresh();
  };
  useSocialReturn({
    ...socialReturn,
    onError: announceError,
    onTold: () => void navigate({ search: {}, replace: true }),
  });
  if (isVisiting) return <ClosedSettings />;
  if (session.status !== 'user') return null;
  const { id: userId, email } = session.user;
  const ensureProof = () => proof.ensure();
  return (
    <>
      <SettingsLayout
        header={
          <div className="grid gap-4">
            <PageHeader title={text('screens.accountSettings')} />
            {review === 'ways-in' && (
              <Callout
                tone="warning"
                title={text('accounts.reviewTitle')}
                action={
                  <a href="#security" className="underline underline-offset-4">
                    {text('accounts.reviewAction')}
                  </a>
                }
              >
                {text('accounts.reviewAdvice')}
              </Callout>
            )}
          </div>
        }
        sections={{
          plan: isSelling && (
            <PlanUsageCard api={api} userId={userId} plan={plan} onChanged={() => noticeChange('renewal')} />
          ),
          profile: (
            <ProfileCard api={api} email={email} ensureProof={ensureProof} onChanged={() => void refresh()} />
          ),
          security: (
            <>
              <PasswordSettings
                api={api}
                email={email}
                onChanged={() => void queryClient.invalidateQueries(accountSessionsQuery(api))}
              />
              <SecondFactorSettings api={api} email={email} onChanged={reloadSecurity} />
              <PasskeySettings api={api} onChanged={reloadSecurity} />
              <SocialSettings api={api} leaveTo={(url) => location.assign(url)} />
            </>
          ),
          sessions: (
            <>
              <PanelBoundary>
                <SessionSettings api={api} />
              </PanelBoundary>
              <AccessLog api={api} />
            </>
          ),
          notifications: <NotificationsCard api={api} />,
          data: <ArchiveCard api={api} token={archive} ensureProof={ensureProof} />,
          danger: (
            <DangerCard
              api={api}
              hasPassword={security?.proofMethods.includes('password') ?? true}
              isSelling={isSelling}
              ensureProof={ensureProof}
              onDeleted={(receipt) => leaveForGood(userId, receipt, sessionManager)}
            />
          ),
        }}
      />
      {proof.dialog}
    </>
  );
}

/** Shown to staff viewing an account: the server would refuse every change. */
function ClosedSettings() {
  const text = useText();
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8 md:px-8">
      <PageHeader title={text('screens.accountSettings')} />
      <Callout title={text('staff.settingsClosed')}>{text('staff.settingsClosedHint')}</Callout>
    </div>
  );
}
