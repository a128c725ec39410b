import { Link } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';

/** For users without Pro: what the coach would do, and a link to upgrade. */
export function CoachOffer() {
  const text = useText();
  return (
    <Card padding="none">
      <EmptyState
        illustration={<Lock className="size-8 text-muted" />}
        title={text('coach.offerTitle')}
        description={`${text('coach.offerDescription')} ${text('promises.price')}`}
        action={
          <Button variant="primary" render={<Link to="/pricing" />}>
            {text('coach.seePlans')}
          </Button>
        }
      />
    </Card>
  );
}
