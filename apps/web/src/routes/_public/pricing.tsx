import { createFileRoute } from '@tanstack/react-router';
import { UnbuiltView } from '../../features/shell/unbuilt-view.tsx';

export const Route = createFileRoute('/_public/pricing')({
  component: () => <UnbuiltView title="screens.pricing" />,
});
