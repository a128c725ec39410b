import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';

export interface StepMoves {
  onBack: () => void;
  onNext: () => void;
}

/** The last row of a step's form; the second button submits it. */
export function StepButtons({ onBack }: Pick<StepMoves, 'onBack'>) {
  const text = useText();
  return (
    <div className="flex flex-wrap justify-between gap-2 pt-2">
      <Button onClick={onBack}>{text('coverLetters.back')}</Button>
      <Button type="submit" variant="primary">
        {text('coverLetters.next')}
      </Button>
    </div>
  );
}
