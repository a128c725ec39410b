import { createFileRoute } from '@tanstack/react-router';
import { UnbuiltView } from '../../features/shell/unbuilt-view.tsx';

export const Route = createFileRoute('/_app/auth/callback')({
  component: () => <UnbuiltView title="screens.authCallback" />,
});
