import type { TranslationProposal } from '@lauda/contract/resumes/twins';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmList } from '../../../../ui/proposals/confirm-list.tsx';

interface TranslationOfferProps {
  proposal: TranslationProposal;
  place: string;
  lang: string;
  onAccept: (confirmed: readonly number[]) => void;
  /** Puts the translation into the field, where the user edits it. */
  onEdit: () => void;
  onReject: () => void;
}

/** An AI translation. It can be accepted once every difference between the two languages is confirmed. */
export function TranslationOffer({
  proposal,
  place,
  lang,
  onAccept,
  onEdit,
  onReject,
}: TranslationOfferProps) {
  const text = useText();
  const [confirmed, setConfirmed] = useState<readonly number[]>([]);
  const isOpen = confirmed.length < proposal.claims.length;
  return (
    <div className="grid gap-3 rounded-control bg-soft/50 px-3 py-2.5">
      <p className="text-xs font-medium text-muted">{text('twins.proposed')}</p>
      <div lang={lang} className="grid gap-1">
        {proposal.fields.map(({ path, text: words }) => (
          <p key={path.join('/')} className="text-sm whitespace-pre-line wrap-anywhere">
            {words}
          </p>
        ))}
      </div>
      {proposal.claims.length > 0 && (
        <ConfirmList
          title={text('twins.claims', { count: proposal.claims.length })}
          rows={proposal.claims.map(({ kind, says, instead }, index) => ({
            id: index,
            label: text('twins.claimConfirm'),
            hint: text('twins.claim', {
              case: says === '' ? 'gone' : instead === '' ? 'added' : 'other',
              kind,
              says,
              instead,
            }),
            isConfirmed: confirmed.includes(index),
          }))}
          onConfirm={(index, isConfirmed) =>
            setConfirmed(isConfirmed ? [...confirmed, index] : confirmed.filter((each) => each !== index))
          }
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="primary"
          disabled={isOpen}
          aria-label={`${text('twins.take')}: ${place}`}
          onClick={() => onAccept(confirmed)}
        >
          <Check aria-hidden />
          {text('twins.take')}
        </Button>
        <Button size="sm" aria-label={`${text('twins.edit')}: ${place}`} onClick={onEdit}>
          <Pencil aria-hidden />
          {text('twins.edit')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`${text('proposals.reject')}: ${place}`}
          onClick={onReject}
        >
          <X aria-hidden />
          {text('proposals.reject')}
        </Button>
      </div>
    </div>
  );
}
