import { createFileRoute } from '@tanstack/react-router';
import { TermsView } from '../../features/legal/terms-view.tsx';
import { useSite } from '../../features/site/site.ts';

export const Route = createFileRoute('/_public/terms-of-service')({ component: TermsScreen });

function TermsScreen() {
  const { supportEmail } = useSite();
  return <TermsView supportEmail={supportEmail} />;
}
