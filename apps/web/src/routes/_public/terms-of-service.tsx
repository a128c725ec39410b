import { createFileRoute } from '@tanstack/react-router';
import { TermsView } from '../../features/legal/terms-view.tsx';
import { useSite } from '../../features/site/site.ts';
import { documentLocale, I18nProvider, loadPageTranslator } from '../../lib/i18n/i18n.tsx';

export const Route = createFileRoute('/_public/terms-of-service')({
  loader: () => loadPageTranslator(documentLocale()),
  staleTime: Number.POSITIVE_INFINITY,
  component: TermsScreen,
});

function TermsScreen() {
  const { supportEmail } = useSite();
  return (
    <I18nProvider translator={Route.useLoaderData()}>
      <TermsView supportEmail={supportEmail} />
    </I18nProvider>
  );
}
