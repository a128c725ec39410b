import type { VitalFigure } from '@lauda/contract/staff/operations';
import { VITAL_LIMITS } from '@lauda/domain/analytics';
import { useI18n, useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { RATING_TEXTS } from '../operations-texts.ts';

const ORDER: readonly VitalFigure['metric'][] = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'];

/** Web vitals measured by browsers, against the threshold for "good". */
export function VitalsCard({ vitals }: { vitals: readonly VitalFigure[] }) {
  const text = useText();
  const sorted = vitals.toSorted((one, other) => ORDER.indexOf(one.metric) - ORDER.indexOf(other.metric));
  return (
    <Card>
      <CardHeader title={text('operations.vitals')} description={text('operations.vitalsAdvice')} />
      {vitals.length === 0 ? (
        <p className="text-sm text-muted">{text('operations.vitalsNone')}</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
          {sorted.map((vital) => (
            <Vital key={vital.metric} vital={vital} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Vital({ vital: { metric, p75, count, rating } }: { vital: VitalFigure }) {
  const { text, locale } = useI18n();
  const [label, tone] = RATING_TEXTS[rating];
  /** CLS is a ratio; all other metrics are times. */
  const say = (value: number) =>
    metric === 'CLS'
      ? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)
      : text('operations.milliseconds', { value: Math.round(value) });
  return (
    <li className="grid content-start justify-items-start gap-1">
      <p className="text-sm font-medium">{metric}</p>
      <p className="font-display text-2xl tracking-display tabular-nums">{say(p75)}</p>
      <Badge tone={tone}>{text(label)}</Badge>
      <p className="text-xs text-muted">
        {text('operations.vitalLimit', { limit: say(VITAL_LIMITS[metric][0]) })}
      </p>
      <p className="text-xs text-muted">{text('operations.vitalSamples', { count })}</p>
    </li>
  );
}
