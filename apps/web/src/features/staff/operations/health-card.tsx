import type { Health } from '@lauda/contract/staff/operations';
import { Link } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { PART_TEXTS } from '../operations-texts.ts';

/** Whether every dependency responds, and the length of the queues. */
export function HealthCard({ health: { parts, queues } }: { health: Health }) {
  const text = useText();
  const down = parts.filter(({ isUp }) => !isUp).length;
  const sum = (name: 'waiting' | 'deferred' | 'active' | 'dead') =>
    queues.reduce((total, queue) => total + queue[name], 0);
  const dead = sum('dead');
  return (
    <Card>
      <CardHeader
        title={text('operations.health')}
        action={
          <Badge tone={down === 0 ? 'success' : 'danger'}>
            {down === 0 ? text('operations.healthAll') : text('operations.healthSome', { count: down })}
          </Badge>
        }
      />
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-5">
        {parts.map(({ part, isUp, durationMs }) => (
          <li key={part} className="flex items-start gap-2.5 text-sm">
            {isUp ? (
              <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            ) : (
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
            )}
            <div>
              <p className="font-medium">{text(PART_TEXTS[part])}</p>
              <p className="text-xs text-muted tabular-nums">
                {text(isUp ? 'operations.healthUp' : 'operations.healthDown')}
                {' · '}
                {text('operations.milliseconds', { value: durationMs })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-border pt-4 text-sm">
        <h3 className="font-medium">{text('operations.queue')}</h3>
        <Count name={text('operations.queueWaiting')} value={sum('waiting') + sum('deferred')} />
        <Count name={text('operations.queueActive')} value={sum('active')} />
        <Count name={text('operations.queueDead')} value={dead} isBad={dead > 0} />
        {dead > 0 && (
          <Button size="sm" className="ms-auto" render={<Link to="/admin/jobs" />}>
            {text('operations.queueShow')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Count({ name, value, isBad = false }: { name: string; value: number; isBad?: boolean }) {
  const text = useText();
  return (
    <p className="flex items-baseline gap-2">
      <span className="text-muted">{name}</span>
      <span className={isBad ? 'font-semibold text-danger tabular-nums' : 'font-medium tabular-nums'}>
        {text('operations.figure', { value })}
      </span>
    </p>
  );
}
