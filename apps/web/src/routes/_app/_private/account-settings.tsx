import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PasswordSettings } from '../../../features/accounts/password-settings.tsx';
import { accountSessionsQuery, SessionSettings } from '../../../features/accounts/session-settings.tsx';
import { PanelBoundary } from '../../../features/shell/panel-boundary.tsx';
import { api } from '../../../lib/api.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

export const Route = createFileRoute('/_app/_private/account-settings')({ component: AccountSettingsScreen });

function AccountSettingsScreen() {
  const text = useText();
  const queryClient = useQueryClient();
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8 md:px-8">
      <PageHeader title={text('screens.accountSettings')} />
      <PasswordSettings
        api={api}
        onChanged={() => void queryClient.invalidateQueries(accountSessionsQuery(api))}
      />
      <PanelBoundary>
        <SessionSettings api={api} />
      </PanelBoundary>
    </div>
  );
}
