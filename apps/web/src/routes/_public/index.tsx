import { createFileRoute } from '@tanstack/react-router';
import { LandingView } from '../../features/landing/landing-view.tsx';
import { useSession } from '../../features/session/session.ts';

export const Route = createFileRoute('/_public/')({ component: LandingScreen });

function LandingScreen() {
  return <LandingView isSignedIn={useSession().status === 'user'} />;
}
