import { createFileRoute } from '@tanstack/react-router';
import { FaqView } from '../../features/faq/faq-view.tsx';
import { useSite } from '../../features/site/site.ts';

export const Route = createFileRoute('/_public/faq')({ component: FaqScreen });

function FaqScreen() {
  const { supportEmail, isSelling } = useSite();
  return <FaqView isSelling={isSelling} supportEmail={supportEmail} />;
}
