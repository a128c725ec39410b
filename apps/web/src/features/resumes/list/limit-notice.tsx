import { Link } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';

/** Shown before the user types a resume that the plan has no room for. */
export function LimitNotice({ count, limit }: { count: number; limit: number | null }) {
  const text = useText();
  if (limit === null || count < limit - 1) return null;
  const isFull = count >= limit;
  return (
    <Callout
      tone={isFull ? 'warning' : 'info'}
      action={
        <Button size="sm" render={<Link to="/pricing" />}>
          {text('resumeList.seePlans')}
        </Button>
      }
    >
      {isFull ? text('resumeList.limitFull', { limit }) : text('resumeList.limitNear', { limit })}
    </Callout>
  );
}
