import { createFileRoute, notFound } from '@tanstack/react-router';
import { UnbuiltView } from '../../../features/shell/unbuilt-view.tsx';

export const Route = createFileRoute('/_app/_private/resume-tailoring-test')({
  beforeLoad: () => {
    if (!HAS_DEBUG_SCREENS) throw notFound();
  },
  component: () => HAS_DEBUG_SCREENS && <UnbuiltView title="debug.tailoringTitle" />,
});
