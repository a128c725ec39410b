import type { Mailing } from '@lauda/contract/staff/mailings';
import { can, type StaffRole } from '@lauda/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { StaffLoadFailure } from '../staff-load-failure.tsx';
import { StaffFrame } from '../staff-frame.tsx';
import { type MailingApi, mailingsQuery } from './mailing-calls.ts';
import { MailingCard } from './mailing-card.tsx';
import { MailingForm } from './mailing-form.tsx';

interface MailingsViewProps {
  api: MailingApi;
  role: StaffRole;
}

/** Newsletters and updates: written here, sent once to subscribers. */
export function MailingsView({ api, role }: MailingsViewProps) {
  const text = useText();
  const { data, isPending, isError, error, refetch } = useQuery(mailingsQuery(api));
  const [edited, setEdited] = useState<Mailing | 'new' | null>(null);
  const canEdit = can(role, 'content', 'edit');
  return (
    <StaffFrame
      role={role}
      title={text('screens.adminMailings')}
      description={text('mailings.advice')}
      actions={
        canEdit &&
        edited === null && (
          <Button variant="primary" onClick={() => setEdited('new')}>
            {text('mailings.create')}
          </Button>
        )
      }
    >
      {edited !== null && (
        <MailingForm
          key={edited === 'new' ? 'new' : edited.id}
          api={api}
          mailing={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {isError && (
        <StaffLoadFailure title={text('mailings.loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {isPending && <Skeleton className="h-60" />}
      {data?.length === 0 && edited === null && (
        <Card padding="none">
          <EmptyState title={text('mailings.none')} description={text('mailings.noneHint')} />
        </Card>
      )}
      {data && data.length > 0 && (
        <ul className="grid gap-4">
          {data.map((mailing) => (
            <li key={mailing.id}>
              <MailingCard
                api={api}
                mailing={mailing}
                canEdit={canEdit && edited === null}
                canDelete={can(role, 'content', 'delete')}
                onEdit={() => setEdited(mailing)}
              />
            </li>
          ))}
        </ul>
      )}
    </StaffFrame>
  );
}
