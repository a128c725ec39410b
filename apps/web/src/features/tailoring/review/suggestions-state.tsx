import { Link } from '@tanstack/react-router';
import Sparkles from 'lucide-react/icons/sparkles';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/loading/progress.tsx';
import type { SuggestionsState as State } from '../use-tailoring-suggestions.ts';

interface SuggestionsStateProps {
  state: State;
  hasModel: boolean;
  count: number;
  onAsk: () => void;
  onCancel: () => void;
}

/** State of the suggestions: loading, ready, or why there are none. */
export function SuggestionsState({ state, hasModel, count, onAsk, onCancel }: SuggestionsStateProps) {
  const text = useText();
  if (!hasModel) return <Callout>{text('tailoring.aiOff')}</Callout>;
  const again = (
    <Button size="sm" onClick={onAsk}>
      <Sparkles aria-hidden />
      {state === 'cancelled' || state === 'none' ? text('tailoring.askAgain') : text('tailoring.retry')}
    </Button>
  );
  if (state === 'asking')
    return (
      <Card padding="sm" className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <Progress label={text('tailoring.asking')} percent={null} />
          <p className="mt-2 text-xs text-muted">{text('tailoring.askingHint')}</p>
        </div>
        <Button size="sm" onClick={onCancel}>
          {text('tailoring.cancel')}
        </Button>
      </Card>
    );
  if (state === 'there') return count === 0 ? <Callout>{text('tailoring.noSuggestions')}</Callout> : null;
  if (state === 'failed')
    return (
      <Callout tone="danger" role="alert" title={text('tailoring.failedTitle')} action={again}>
        {text('tailoring.aiFailed')}
      </Callout>
    );
  if (state === 'busy')
    return (
      <Callout tone="warning" role="alert" title={text('tailoring.failedTitle')} action={again}>
        {text('tailoring.aiBusy')}
      </Callout>
    );
  if (state === 'limit')
    return (
      <Callout
        role="status"
        action={
          <Button size="sm" render={<Link to="/pricing" />}>
            {text('tailoring.seePlans')}
          </Button>
        }
      >
        {text('tailoring.aiLimit')}
      </Callout>
    );
  return (
    <Callout role="status" action={again}>
      {state === 'cancelled' ? text('tailoring.cancelled') : text('tailoring.askHint')}
    </Callout>
  );
}
