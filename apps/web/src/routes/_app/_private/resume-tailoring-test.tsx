import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy } from 'react';

const TailoringTest = HAS_DEBUG_SCREENS
  ? lazy(async () => ({
      default: (await import('../../../features/debug/tailoring-test-view.tsx')).TailoringTestView,
    }))
  : null;

export const Route = createFileRoute('/_app/_private/resume-tailoring-test')({
  beforeLoad: () => {
    if (!TailoringTest) throw notFound();
  },
  component: () => TailoringTest && <TailoringTest />,
});
