import type { Client } from '@lauda/contract/client';
import type { Stats } from '@lauda/contract/staff/operations';
import { can, type StaffRole } from '@lauda/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/loading/progress.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { DayChart } from './day-chart.tsx';
import { HealthCard } from './health-card.tsx';
import { StaffLoadFailure } from '../staff-load-failure.tsx';
import { healthQuery, statsQuery } from '../operations-calls.ts';
import { StaffFrame } from '../staff-frame.tsx';
import { VitalsCard } from './vitals-card.tsx';

interface OverviewViewProps {
  api: Pick<Client, 'getStats' | 'getHealth'>;
  role: StaffRole;
}

export function OverviewView({ api, role }: OverviewViewProps) {
  const text = useText();
  const { data, isError, error, refetch } = useQuery(statsQuery(api));
  return (
    <StaffFrame
      role={role}
      title={text('operations.overview')}
      description={text('operations.overviewAdvice')}
    >
      {can(role, 'system', 'view') && <Health api={api} />}
      {isError && (
        <StaffLoadFailure
          title={text('operations.statsFailed')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton className="h-96" />}
      {data && <Figures stats={data} />}
    </StaffFrame>
  );
}

function Health({ api }: { api: Pick<Client, 'getHealth'> }) {
  const text = useText();
  const { data, isError, error, refetch } = useQuery(healthQuery(api));
  if (data)
    return (
      <>
        {data.missingSettings.length > 0 && (
          <Callout tone="warning" title={text('legal.legalMissing')}>
            {text('legal.legalMissingBody', { names: data.missingSettings.join(', ') })}
          </Callout>
        )}
        <HealthCard health={data} />
      </>
    );
  if (!isError) return <Skeleton className="h-40" />;
  return (
    <StaffLoadFailure title={text('operations.healthFailed')} error={error} onRetry={() => void refetch()} />
  );
}

function Figures({ stats: { users, signUps, activeUsers, exports, ai, vitals } }: { stats: Stats }) {
  const text = useText();
  const percent = users.total === 0 ? 0 : Math.round((users.pro / users.total) * 1_000) / 10;
  const sum = signUps.reduce((total, { count }) => total + count, 0);
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Figure
          name={text('operations.users')}
          value={users.total}
          detail={text('operations.usersConfirmed', { count: users.confirmed })}
        />
        <Figure
          name={text('operations.activeWeek')}
          value={users.activeInWeek}
          detail={text('operations.activeMonth', { count: users.activeInMonth })}
        />
        <Figure
          name={text('operations.pro')}
          value={users.pro}
          detail={text('operations.proShare', { percent })}
        />
        <Figure
          name={text('operations.signUps')}
          value={sum}
          detail={text('operations.signUpsToday', { count: signUps.at(-1)?.count ?? 0 })}
        />
      </dl>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <DayChart title={text('operations.chartSignUps')} days={signUps} />
        <DayChart
          title={text('operations.chartActive')}
          description={text('operations.chartActiveAdvice')}
          days={activeUsers}
          axis={signUps.map(({ day }) => day)}
          isSum={false}
        />
        <DayChart title={text('operations.chartExports')} days={exports} />
        <DayChart
          title={text('operations.chartAi')}
          days={ai.answers}
          footnote={
            <div className="grid gap-1.5">
              {text('operations.aiMonth', { tokens: ai.tokensThisMonth, limit: ai.monthlyTokens })}
              <Progress
                label={text('operations.aiMonthLabel')}
                isLabelHidden
                percent={(ai.tokensThisMonth / ai.monthlyTokens) * 100}
              />
            </div>
          }
        />
      </div>
      <VitalsCard vitals={vitals} />
    </>
  );
}

function Figure({ name, value, detail }: { name: string; value: number; detail: string }) {
  const text = useText();
  return (
    <Card padding="sm">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>
        <p className="font-display text-3xl tracking-display tabular-nums">
          {text('operations.figure', { value })}
        </p>
        <p className="text-xs text-muted">{detail}</p>
      </dd>
    </Card>
  );
}
