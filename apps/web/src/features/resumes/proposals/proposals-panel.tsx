import { MAX_DECISIONS } from '@lauda/contract/resumes/variants';
import type { BaseUpdate } from '@lauda/domain/proposals/base-updates';
import { countOpenTexts } from '@lauda/domain/twins/texts';
import { useEffect, useMemo, useRef } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { LoadFailure } from '../../../ui/failures/load-failure.tsx';
import { LoadingState } from '../../../ui/loading/spinner.tsx';
import { AdMatch } from './ad-match.tsx';
import { focusNeighbour } from './focus-neighbour.ts';
import { TwinPanel } from './twin/twin-panel.tsx';
import { UnlinkButton } from './unlink-button.tsx';
import { UpdateCard } from './update-card.tsx';
import { type ProposalsEditor, useBaseUpdates } from './use-base-updates.ts';

interface ProposalsPanelProps extends ProposalsEditor {
  resumeId: string;
  /** Called once known, and on every change, with the number of proposals and the source of a twin; null if the resume has no base. */
  onCount: (count: number | null, sourceId: string | null) => void;
  isShown: boolean;
}

/** The inbox of a resume: changes proposed by the base or the AI, one card each. */
export function ProposalsPanel({ resumeId, onCount, isShown, ...editor }: ProposalsPanelProps) {
  const text = useText();
  const listRef = useRef<HTMLDivElement>(null);
  const { link, base, resume, updates, decide } = useBaseUpdates(resumeId, editor);
  const openTexts = useMemo(
    () => (base?.kind === 'twin' ? countOpenTexts(base.snapshot, resume, base.base) : 0),
    [base, resume],
  );
  const count = base === null ? null : updates.length + openTexts;
  const sourceId = base?.kind === 'twin' ? base.baseId : null;
  const isKnown = link.data !== undefined;
  useEffect(() => {
    if (isKnown) onCount(count, sourceId);
  }, [onCount, isKnown, count, sourceId]);
  if (!isShown) return null;
  if (base?.kind === 'twin')
    return (
      <TwinPanel
        resumeId={resumeId}
        base={base}
        twin={resume}
        updates={{ updates, decide }}
        editor={editor}
      />
    );

  const ready = updates.filter(({ isClash }) => !isClash).slice(0, MAX_DECISIONS);
  const decideOne = ({ passage }: BaseUpdate, decision: 'accepted' | 'rejected' | 'never') => {
    focusNeighbour(listRef.current, passage);
    decide({ decision, passages: [passage] });
  };
  return (
    <section aria-label={text('proposals.title')} className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="font-display text-2xl tracking-display">{text('proposals.title')}</h2>
        <p className="text-sm text-muted">{text('proposals.description')}</p>
      </div>
      {link.isPending && <LoadingState label={text('app.loading')} />}
      {link.isError && base === null && (
        <LoadFailure title={text('proposals.loadFailed')} onRetry={() => void link.refetch()} />
      )}
      {link.data === null && (
        <EmptyState title={text('proposals.notLinked')} description={text('proposals.notLinkedHint')} />
      )}
      {base !== null && base.ad !== null && <AdMatch resumeId={resumeId} ad={base.ad} />}
      {base !== null && (
        <section ref={listRef} tabIndex={-1} aria-labelledby="from-base" className="grid gap-4 outline-none">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div className="min-w-0">
              <h3 id="from-base" className="text-base font-semibold wrap-anywhere">
                {text('proposals.fromBase', { title: base.baseTitle })}
              </h3>
              <p className="text-sm text-muted">
                {updates.length === 0
                  ? text('proposals.noneHint', { title: base.baseTitle })
                  : text('proposals.fromBaseHint')}
              </p>
            </div>
          </div>
          {ready.length > 1 && (
            <div className="flex flex-wrap items-center gap-3">
              <Button
                variant="primary"
                size="sm"
                onClick={() => {
                  listRef.current?.focus();
                  decide({ decision: 'accepted', passages: ready.map(({ passage }) => passage) });
                }}
              >
                {text('proposals.acceptReady', { count: ready.length })}
              </Button>
              <p className="min-w-0 flex-1 text-sm text-muted">
                {text('proposals.acceptReadyHint', { count: updates.length - ready.length })}
              </p>
            </div>
          )}
          <p role="status" className={updates.length === 0 ? 'text-sm' : 'sr-only'}>
            {updates.length === 0
              ? text('proposals.none')
              : text('proposals.count', { count: updates.length })}
          </p>
          {updates.map((update) => (
            <UpdateCard
              key={update.passage}
              update={update}
              onDecide={(decision) => decideOne(update, decision)}
            />
          ))}
          <UnlinkButton resumeId={resumeId} kind="variant" baseTitle={base.baseTitle} />
        </section>
      )}
    </section>
  );
}
