import { createFileRoute } from '@tanstack/react-router';
import { UnbuiltView } from '../../features/shell/unbuilt-view.tsx';

export const Route = createFileRoute('/_public/terms-of-service')({
  component: () => <UnbuiltView title="screens.termsOfService" />,
});
