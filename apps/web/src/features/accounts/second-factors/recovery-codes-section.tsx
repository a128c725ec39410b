import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

const FEW = 3;

interface RecoveryCodesSectionProps {
  left: number;
  isBusy: boolean;
  onRenew: () => void;
}

export function RecoveryCodesSection({ left, isBusy, onRenew }: RecoveryCodesSectionProps) {
  const text = useText();
  const isLow = left <= FEW;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 border-t border-border pt-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="flex flex-wrap items-center gap-2 font-medium">
          {text('secondFactors.recoveryHeading')}
          <Badge tone={isLow ? 'warning' : 'neutral'}>{text('secondFactors.recoveryLeft', { left })}</Badge>
        </h3>
        <p className="text-sm text-pretty text-muted">
          {text(isLow ? 'secondFactors.recoveryLow' : 'secondFactors.recoveryCardAdvice')}
        </p>
      </div>
      <Button size="sm" isLoading={isBusy} onClick={onRenew}>
        {text('secondFactors.recoveryRenew')}
      </Button>
    </div>
  );
}
