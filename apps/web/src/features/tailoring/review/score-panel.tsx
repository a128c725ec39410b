import { useText } from '../../../lib/i18n/i18n.tsx';
import { Card } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/loading/progress.tsx';

interface ScorePanelProps {
  original: number;
  /** Null while no change is accepted. */
  tailored: number | null;
}

/** Both scores, with an explanation. */
export function ScorePanel({ original, tailored }: ScorePanelProps) {
  const text = useText();
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-base font-semibold">{text('tailoring.scoreTitle')}</h2>
        <p className="text-sm text-pretty text-muted">{text('tailoring.scoreNoPrediction')}</p>
      </div>
      <div aria-live="polite" className="grid gap-4">
        <Progress
          label={text('tailoring.scoreNow')}
          percent={original}
          valueText={text('tailoring.scoreOf', { score: original })}
        />
        <Progress
          label={text('tailoring.scoreTailored')}
          percent={tailored ?? original}
          valueText={
            tailored === null ? text('tailoring.scoreNone') : text('tailoring.scoreOf', { score: tailored })
          }
        />
      </div>
      <p className="text-xs text-pretty text-muted">{text('tailoring.scoreHow')}</p>
    </Card>
  );
}
