import { SOCIAL_ERRORS, socialProvider } from '@lauda/contract/social';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { AccessLog } from '../../../features/accounts/access-log.tsx';
import { accountSecurityQuery } from '../../../features/accounts/account-security.ts';
import { PasskeySettings } from '../../../features/accounts/passkey-settings.tsx';
import { PasswordSettings } from '../../../features/accounts/password-settings.tsx';
import { SecondFactorSettings } from '../../../features/accounts/second-factor-settings.tsx';
import { accountSessionsQuery, SessionSettings } from '../../../features/accounts/session-settings.tsx';
import { SocialSettings } from '../../../features/accounts/social-settings.tsx';
import { useSocialReturn } from '../../../features/accounts/use-social-return.ts';
import { useImpersonation, useSession } from '../../../features/session/session.ts';
import { useSessionKeeper } from '../../../features/session/session-context.tsx';
import { PanelBoundary } from '../../../features/shell/panel-boundary.tsx';
import { api } from '../../../lib/api.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

/** Written by the server, when a provider has sent the person back. */
const search = z.object({
  connected: z.catch(z.optional(socialProvider), undefined),
  provider: z.catch(z.optional(socialProvider), undefined),
  error: z.catch(z.optional(z.enum(SOCIAL_ERRORS)), undefined),
});

export const Route = createFileRoute('/_app/_private/account-settings')({
  validateSearch: (given) => search.parse(given),
  component: AccountSettingsScreen,
});

function AccountSettingsScreen() {
  const text = useText();
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();
  const { announceError, refresh } = useSessionKeeper();
  const session = useSession();
  const isVisiting = useImpersonation() !== null;
  const email = session.status === 'user' ? session.user.email : '';
  const reloadSecurity = () => {
    void queryClient.invalidateQueries(accountSecurityQuery(api));
    void refresh();
  };
  useSocialReturn({
    ...Route.useSearch(),
    onError: announceError,
    onTold: () => void navigate({ search: {}, replace: true }),
  });
  if (isVisiting) return <ClosedSettings />;
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8 md:px-8">
      <PageHeader title={text('screens.accountSettings')} />
      <PasswordSettings
        api={api}
        email={email}
        onChanged={() => void queryClient.invalidateQueries(accountSessionsQuery(api))}
      />
      <SecondFactorSettings api={api} email={email} onChanged={reloadSecurity} />
      <PasskeySettings api={api} onChanged={reloadSecurity} />
      <SocialSettings api={api} leaveTo={(url) => location.assign(url)} />
      <PanelBoundary>
        <SessionSettings api={api} />
      </PanelBoundary>
      <AccessLog api={api} />
    </div>
  );
}

/** While a member of staff looks: the server would refuse all of it. */
function ClosedSettings() {
  const text = useText();
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8 md:px-8">
      <PageHeader title={text('screens.accountSettings')} />
      <Callout title={text('staff.settingsClosed')}>{text('staff.settingsClosedHint')}</Callout>
    </div>
  );
}
