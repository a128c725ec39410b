import type { Client } from '@lauda/contract/client';
import { FLAG_NAMES, type FlagName } from '@lauda/domain/flags';
import { can, type StaffRole } from '@lauda/domain/permissions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Switch } from '../../../ui/field/switch.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { FlagHistory } from './flag-history.tsx';
import { StaffLoadFailure } from '../staff-load-failure.tsx';
import { flagsQuery, STAFF_KEY } from '../staff-calls.ts';
import { StaffFrame } from '../staff-frame.tsx';
import { FLAG_TEXTS } from '../staff-texts.ts';

interface FlagsViewProps {
  api: Pick<Client, 'listFlags' | 'setFlag' | 'listAuditEntries'>;
  role: StaffRole;
}

export function FlagsView({ api, role }: FlagsViewProps) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const list = useQuery(flagsQuery(api));
  const flip = useMutation({
    mutationFn: ({ name, isOn }: { name: FlagName; isOn: boolean }) =>
      api.setFlag({ params: { name }, body: { isOn } }),
    onSuccess: (flags) => {
      queryClient.setQueryData(flagsQuery(api).queryKey, flags);
      return queryClient.invalidateQueries({ queryKey: [STAFF_KEY, 'audit'] });
    },
    onError: () => toast.show({ title: text('staff.flagFailed'), tone: 'danger' }),
  });
  const isOn = (name: FlagName) =>
    flip.isPending && flip.variables.name === name ? flip.variables.isOn : (list.data?.[name] ?? false);
  const canSwitch = can(role, 'system', 'featureFlags');
  return (
    <StaffFrame role={role} title={text('screens.adminFlags')} description={text('staff.flagsAdvice')}>
      {list.isError && (
        <StaffLoadFailure
          title={text('staff.flagsFailed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Skeleton className="h-24" />}
      {list.data && (
        <Card className="grid max-w-2xl gap-5">
          {FLAG_NAMES.map((name) => {
            const { label, hint } = FLAG_TEXTS[name];
            return canSwitch ? (
              <Switch
                key={name}
                label={text(label)}
                hint={text(hint)}
                isControlLast
                checked={isOn(name)}
                onCheckedChange={(next) => flip.mutate({ name, isOn: next })}
              />
            ) : (
              <p key={name} className="flex items-center justify-between gap-4">
                {text(label)}
                <Badge tone={isOn(name) ? 'success' : 'neutral'}>
                  {text(isOn(name) ? 'staff.flagOn' : 'staff.flagOff')}
                </Badge>
              </p>
            );
          })}
        </Card>
      )}
      <FlagHistory api={api} />
    </StaffFrame>
  );
}
