import { createFileRoute } from '@tanstack/react-router';
import { UnbuiltView } from '../../../features/shell/unbuilt-view.tsx';

export const Route = createFileRoute('/_app/_private/admin')({
  component: () => <UnbuiltView title="screens.admin" />,
});
