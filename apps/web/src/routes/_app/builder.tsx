import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { BuilderView } from '../../features/resumes/builder-view.tsx';
import { desk } from '../../features/resumes/desk.ts';
import { useSession } from '../../features/session/session.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { LoadingState } from '../../ui/spinner.tsx';

const search = z.object({ resume: z.catch(z.optional(z.uuid()), undefined) });

export const Route = createFileRoute('/_app/builder')({
  validateSearch: (given) => search.parse(given),
  component: BuilderScreen,
});

function BuilderScreen() {
  const text = useText();
  const session = useSession();
  const { resume: resumeId = null } = Route.useSearch();
  if (session.status === 'loading') return <LoadingState label={text('app.loading')} />;
  const userId = session.status === 'user' ? session.user.id : null;
  return <BuilderView desk={desk} userId={userId} resumeId={resumeId} />;
}
