import { createFileRoute } from '@tanstack/react-router';
import { UnbuiltView } from '../../../features/shell/unbuilt-view.tsx';

export const Route = createFileRoute('/_app/_private/subscription')({
  component: () => <UnbuiltView title="screens.subscription" />,
});
