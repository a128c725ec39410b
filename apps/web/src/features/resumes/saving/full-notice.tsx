import { Link } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';

/**
 * Shown for a new resume: the plan has no room for it, but it can be written anyway. `isNews` when this appears only
 * after a save was refused.
 */
export function FullNotice({ limit, isNews = false }: { limit: number; isNews?: boolean }) {
  const text = useText();
  return (
    <Callout
      tone="warning"
      role={isNews ? 'alert' : undefined}
      action={
        <Button size="sm" render={<Link to="/pricing" />}>
          {text('resumes.seePlans')}
        </Button>
      }
    >
      {text('resumes.limitAhead', { limit })}
    </Callout>
  );
}
