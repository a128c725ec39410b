import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { LoadingState } from '../../ui/loading/spinner.tsx';

/** An app route for a URL that is a prerendered page: forces a full page load. */
export function LeaveForPage() {
  const text = useText();
  const { href } = useLocation();
  useEffect(() => location.replace(href), [href]);
  return <LoadingState label={text('app.loading')} />;
}
