import type { CoachMessage } from '@lauda/contract/coach';
import { applyProposal, isApplied, type Target, withPlaceOf } from '@lauda/domain/coach/proposal';
import type { Resume } from '@lauda/domain/resume/resume';
import { useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ClaimList } from '../../ui/proposals/claim-list.tsx';
import { DiffText } from '../../ui/proposals/diff-text.tsx';
import { ProposalCard } from '../../ui/proposals/proposal-card.tsx';

/** The resume of the conversation, as the screen has it. */
export interface CoachEditor {
  readonly getResume: () => Resume;
  /** Takes the same path as typed edits: stored and saved as a version. */
  readonly edit: (change: (resume: Resume) => Resume) => void;
  readonly saveFirst: () => Promise<unknown>;
}

type Proposal = CoachMessage['proposals'][number];

interface Standing {
  readonly kind: 'open' | 'applied' | 'undone' | 'changed' | 'gone';
  readonly before: Resume | null;
}

/** Nothing changes before the user accepts it; claims are accepted one by one. */
export function CoachProposal({ proposal, editor }: { proposal: Proposal; editor: CoachEditor }) {
  const text = useText();
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(new Set());
  // A proposal applied on an earlier visit says so.
  const [standing, setStanding] = useState<Standing>(() => ({
    kind: isApplied(editor.getResume(), proposal) ? 'applied' : 'open',
    before: null,
  }));
  const { section, original, suggested, claims } = proposal;
  const isReady = claims.every(({ start }) => confirmed.has(start));
  const target: Target = { section, itemId: proposal.itemId };

  const apply = () => {
    const before = editor.getResume();
    const applied = applyProposal(before, { ...target, original, suggested }, () => crypto.randomUUID());
    if (!applied.ok) return setStanding({ kind: applied.reason, before: null });
    editor.edit(() => applied.resume);
    setStanding({ kind: 'applied', before });
    void editor.saveFirst();
  };
  const undo = () => {
    const { before } = standing;
    if (before !== null) editor.edit((now) => withPlaceOf(now, before, target));
    setStanding({ kind: 'undone', before: null });
    void editor.saveFirst();
  };
  const confirm = (start: number, isSo: boolean) => {
    const next = new Set(confirmed);
    if (isSo) next.add(start);
    else next.delete(start);
    setConfirmed(next);
  };
  return (
    <ProposalCard level={3} title={text('coach.proposal', { section })}>
      <DiffText before={original} after={suggested} marks={claims} />
      {claims.length > 0 && standing.kind === 'open' && (
        <ClaimList
          claims={claims}
          isConfirmed={({ start }) => confirmed.has(start)}
          onConfirm={({ start }, isSo) => confirm(start, isSo)}
        />
      )}
      {standing.kind === 'changed' && <Callout tone="warning">{text('coach.changedSince')}</Callout>}
      {standing.kind === 'gone' && <Callout tone="warning">{text('coach.goneSince')}</Callout>}
      <div className="flex flex-wrap items-center gap-3 text-sm">
        {(standing.kind === 'open' || standing.kind === 'undone') && (
          <Button size="sm" variant="primary" disabled={!isReady} onClick={apply}>
            {text('coach.apply')}
          </Button>
        )}
        {standing.before !== null && (
          <Button size="sm" onClick={undo}>
            {text('coach.undo')}
          </Button>
        )}
        <output className="text-muted">
          {standing.kind === 'applied' && text('coach.applied')}
          {standing.kind === 'undone' && text('coach.undone')}
        </output>
      </div>
    </ProposalCard>
  );
}
