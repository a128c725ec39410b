import { createFileRoute, notFound } from '@tanstack/react-router';
import { UnbuiltView } from '../../../features/shell/unbuilt-view.tsx';
import { siteQuery } from '../../../features/site/site.ts';

export const Route = createFileRoute('/_app/_private/cover-letter')({
  beforeLoad: async ({ context: { queryClient } }) => {
    const { flags } = await queryClient.ensureQueryData(siteQuery);
    if (!flags.coverLetter) throw notFound();
  },
  component: () => <UnbuiltView title="screens.coverLetter" />,
});
