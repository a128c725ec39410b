import { createFileRoute } from '@tanstack/react-router';
import { UnbuiltView } from '../../features/shell/unbuilt-view.tsx';

export const Route = createFileRoute('/_public/privacy-policy')({
  component: () => <UnbuiltView title="screens.privacyPolicy" />,
});
