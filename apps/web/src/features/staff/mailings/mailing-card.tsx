import type { Mailing, MailingStatus } from '@lauda/contract/staff/mailings';
import type { PlainKey } from '@lauda/messages';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type MailingApi, useMailingAct } from './mailing-calls.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

const STATUS: Readonly<Record<MailingStatus, { label: PlainKey; tone: 'neutral' | 'info' | 'success' }>> = {
  draft: { label: 'mailings.statusDraft', tone: 'neutral' },
  scheduled: { label: 'mailings.statusScheduled', tone: 'info' },
  sending: { label: 'mailings.statusSending', tone: 'info' },
  sent: { label: 'mailings.statusSent', tone: 'success' },
};

interface MailingCardProps {
  api: MailingApi;
  mailing: Mailing;
  canEdit: boolean;
  canDelete: boolean;
  onEdit: () => void;
}

export function MailingCard({ api, mailing, canEdit, canDelete, onEdit }: MailingCardProps) {
  const text = useText();
  const { id, kind, status, subjectEn, subjectPt, sendAt, finishedAt, sentCount } = mailing;
  const [dialog, setDialog] = useState<'schedule' | 'delete' | null>(null);
  const params = { id };
  const test = useMailingAct({
    call: () => api.testMailing({ params }),
    done: (say) => say('mailings.tested'),
  });
  const unschedule = useMailingAct({
    call: () => api.unscheduleMailing({ params }),
    done: (say) => say('mailings.unscheduled'),
  });
  const remove = useMailingAct({
    call: () => api.deleteMailing({ params }),
    done: (say) => say('mailings.deleted'),
    onDone: () => setDialog(null),
  });
  const isDraft = status === 'draft';
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 font-semibold wrap-anywhere">{subjectEn}</h2>
        <Badge tone={STATUS[status].tone}>{text(STATUS[status].label)}</Badge>
      </div>
      <p lang="pt-BR" className="text-sm wrap-anywhere text-muted">
        {subjectPt}
      </p>
      <p className="text-sm text-muted">
        {[
          text(kind === 'tips' ? 'mailings.kindTips' : 'mailings.kindUpdates'),
          ...(status === 'scheduled' && sendAt !== null
            ? [text('mailings.when', { when: new Date(sendAt) })]
            : []),
          ...(finishedAt === null ? [] : [text('mailings.sentOn', { when: new Date(finishedAt) })]),
          ...(status === 'sending' || status === 'sent'
            ? [text('mailings.sentCount', { count: sentCount })]
            : []),
        ].join(' · ')}
      </p>
      {canEdit && (
        <div className="flex flex-wrap gap-2">
          {isDraft && (
            <Button size="sm" onClick={onEdit}>
              {text('mailings.edit')}
            </Button>
          )}
          <Button size="sm" isLoading={test.isPending} onClick={() => test.mutate()}>
            {text('mailings.test')}
          </Button>
          {isDraft && (
            <Button size="sm" variant="primary" onClick={() => setDialog('schedule')}>
              {text('mailings.schedule')}
            </Button>
          )}
          {status === 'scheduled' && (
            <Button size="sm" isLoading={unschedule.isPending} onClick={() => unschedule.mutate()}>
              {text('mailings.unschedule')}
            </Button>
          )}
          {isDraft && canDelete && (
            <Button size="sm" variant="quiet" onClick={() => setDialog('delete')}>
              {text('mailings.delete')}
            </Button>
          )}
        </div>
      )}
      {dialog === 'schedule' && (
        <ScheduleDialog api={api} mailing={mailing} onClose={() => setDialog(null)} />
      )}
      <ConfirmDialog
        isOpen={dialog === 'delete'}
        onOpenChange={(isOpen) => setDialog(isOpen ? 'delete' : null)}
        title={text('mailings.deleteTitle', { subject: subjectEn })}
        description={subjectPt}
        confirmLabel={text('mailings.delete')}
        isDestructive
        isLoading={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </Card>
  );
}
