import { createFileRoute } from '@tanstack/react-router';
import { UnbuiltView } from '../../features/shell/unbuilt-view.tsx';

export const Route = createFileRoute('/_public/reset-password')({
  component: () => <UnbuiltView title="screens.resetPassword" />,
});
