import type { Client } from '@lauda/contract/client';
import type { Plan } from '@lauda/contract/billing/plans';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { LoadFailure } from '../../../ui/failures/load-failure.tsx';
import { Progress } from '../../../ui/loading/progress.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';

interface PlanUsageCardProps {
  api: Pick<Client, 'syncPlan'>;
  userId: string;
  plan: {
    loading: boolean;
    isProAccess: boolean;
    /** Null while unknown. */
    usageLimit: Plan['usageLimit'] | null;
  };
  /** Called when the known plan is stale. */
  onChanged: () => void;
}

/** The plan and its usage; refreshing also asks the payment provider. */
export function PlanUsageCard({ api, userId, plan, onChanged }: PlanUsageCardProps) {
  const text = useText();
  const toast = useToast();
  const { loading, isProAccess, usageLimit } = plan;
  const sync = useMutation({
    mutationFn: () => api.syncPlan({ params: { userId } }),
    onSuccess: () => toast.show({ title: text('privacy.usageSynced'), tone: 'success' }),
    onError: () => toast.show({ title: text('privacy.usageSyncFailed'), tone: 'danger' }),
    onSettled: onChanged,
  });
  return (
    <Card>
      <CardHeader
        title={text('privacy.planHeading')}
        action={
          <Button size="sm" isLoading={sync.isPending} onClick={() => sync.mutate()}>
            {text('privacy.usageSync')}
          </Button>
        }
      />
      {usageLimit === null && loading && <Skeleton className="h-20" />}
      {usageLimit === null && !loading && (
        <LoadFailure title={text('privacy.usageLoadFailed')} onRetry={onChanged} />
      )}
      {usageLimit !== null && (
        <div className="grid gap-5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p>
              <Badge tone={isProAccess ? 'success' : 'neutral'}>
                {text(isProAccess ? 'privacy.planPro' : 'privacy.planFree')}
              </Badge>
            </p>
            <Link to="/subscription" className={buttonStyles({ variant: 'link' })}>
              {text(isProAccess ? 'privacy.planManage' : 'privacy.planSeePlans')}
            </Link>
          </div>
          <Usage {...usageLimit} />
        </div>
      )}
    </Card>
  );
}

function Usage({ aiSuggestions: used, maxAiSuggestions: max }: Plan['usageLimit']) {
  const text = useText();
  if (max === null)
    return (
      <p className="flex justify-between gap-3 text-sm">
        <span>{text('privacy.usageAi')}</span>
        <span className="text-muted">{text('privacy.usageAiUnlimited', { used })}</span>
      </p>
    );
  return (
    <Progress
      label={text('privacy.usageAi')}
      percent={(Math.min(used, max) / Math.max(max, 1)) * 100}
      valueText={text('privacy.usageAiCount', { used, max: String(max) })}
    />
  );
}
