import type { Client } from '@lauda/contract/client';
import type { UserDetails } from '@lauda/contract/staff/staff';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { Facts } from '../facts.tsx';
import { staffFailure, userProfileQuery } from '../staff-calls.ts';

interface AccountCardProps {
  api: Pick<Client, 'getUserProfile' | 'sendPasswordReset'>;
  user: UserDetails;
  canReset: boolean;
}

export function AccountCard({ api, user, canReset }: AccountCardProps) {
  const text = useText();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const profile = useQuery(userProfileQuery(api, user.id));
  const reset = useMutation({
    mutationFn: () => api.sendPasswordReset({ params: { id: user.id } }),
    onSuccess: () => toast.show({ title: text('staff.resetSent', { email: user.email }), tone: 'success' }),
    onError: (error) => toast.show({ title: staffFailure(text, error), tone: 'danger' }),
    onSettled: () => setAsking(false),
  });
  const signsIn = [
    text(user.hasPassword ? 'staff.byPassword' : 'staff.withoutPassword'),
    text(user.hasSecondFactor ? 'staff.secondFactorOn' : 'staff.secondFactorOff'),
  ].join(' · ');
  return (
    <Card>
      <CardHeader
        title={text('staff.accountHeading')}
        action={
          <Badge tone={user.isConfirmed ? 'success' : 'warning'}>
            {text(user.isConfirmed ? 'staff.confirmed' : 'staff.unconfirmed')}
          </Badge>
        }
      />
      <Facts
        facts={[
          [text('staff.joined'), text('staff.joinedOn', { date: new Date(user.createdAt) })],
          [text('staff.language'), text(user.locale === 'pt-BR' ? 'staff.portuguese' : 'staff.english')],
          [text('staff.signsIn'), signsIn],
          [text('staff.sessions'), user.sessionCount],
          [
            text('staff.lastSeen'),
            user.lastSeenAt === null
              ? text('staff.never')
              : text('staff.moment', { date: new Date(user.lastSeenAt) }),
          ],
          [text('staff.aiUses'), profile.data?.aiUsageCount ?? '–'],
        ]}
      />
      {canReset && (
        <Button size="sm" className="mt-5" onClick={() => setAsking(true)}>
          {text('staff.resetPassword')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text('staff.resetTitle')}
        description={text('staff.resetDescription', { email: user.email })}
        confirmLabel={text('staff.resetConfirm')}
        isLoading={reset.isPending}
        onConfirm={() => reset.mutate()}
      />
    </Card>
  );
}
