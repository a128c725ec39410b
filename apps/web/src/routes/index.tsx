import { createFileRoute } from '@tanstack/react-router';
import { useText } from '../lib/i18n/i18n.tsx';

export const Route = createFileRoute('/')({ component: LandingScreen });

function LandingScreen() {
  const text = useText();
  return <h1>{text('app.name')}</h1>;
}
