import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { legalQuery, NO_LEGAL_LINES } from '../../features/legal/legal-query.ts';
import { TermsView } from '../../features/legal/terms-view.tsx';
import { useSite } from '../../features/site/site.ts';
import { api } from '../../lib/api/api.ts';
import { useLocale } from '../../lib/i18n/i18n.tsx';

export const Route = createFileRoute('/_public/terms-of-service')({ component: TermsScreen });

function TermsScreen() {
  const { supportEmail, isSelling } = useSite();
  const { data } = useQuery(legalQuery(api, useLocale()));
  return <TermsView isSelling={isSelling} supportEmail={supportEmail} lines={data ?? NO_LEGAL_LINES} />;
}
