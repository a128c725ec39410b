import { createFileRoute } from '@tanstack/react-router';
import { FaqView } from '../../features/faq/faq-view.tsx';
import { useSite } from '../../features/site/site.ts';
import { documentLocale, I18nProvider, loadPageTranslator } from '../../lib/i18n/i18n.tsx';

export const Route = createFileRoute('/_public/faq')({
  loader: () => loadPageTranslator(documentLocale()),
  staleTime: Number.POSITIVE_INFINITY,
  component: FaqScreen,
});

function FaqScreen() {
  const { supportEmail } = useSite();
  return (
    <I18nProvider translator={Route.useLoaderData()}>
      <FaqView supportEmail={supportEmail} />
    </I18nProvider>
  );
}
