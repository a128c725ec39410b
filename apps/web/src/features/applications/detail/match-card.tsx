import type { MatchSnapshot } from '@lauda/domain/application/application';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { useDayTexts } from '../use-day-texts.ts';

const TONES = { met: 'success', partly: 'warning', missing: 'danger' } as const;

/** The match at the time, each requirement with the sentence that meets it. */
export function MatchCard({ match }: { match: MatchSnapshot }) {
  const text = useText();
  const days = useDayTexts();
  return (
    <Card>
      <CardHeader
        title={text('applications.matchTitle', { score: match.score })}
        description={text('applications.matchOn', { when: days.day(match.on) })}
      />
      <ul className="grid gap-3 text-sm">
        {match.rows.map((row, index) => (
          // Rows never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="grid gap-1">
            <span className="flex items-start justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{row.text}</span>
              <Badge tone={TONES[row.status]}>
                {text('applications.matchStatus', { status: row.status })}
              </Badge>
            </span>
            {row.proof !== null && <q className="text-muted wrap-anywhere">{row.proof}</q>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
