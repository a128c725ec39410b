import { ApiError } from '@lauda/contract/client';
import type { BaseDecision, ResumeBase } from '@lauda/contract/resumes/variants';
import { acceptUpdates } from '@lauda/domain/proposals/accept';
import { advance } from '@lauda/domain/proposals/advance';
import { baseUpdates } from '@lauda/domain/proposals/base-updates';
import type { Resume } from '@lauda/domain/resume/resume';
import { acceptFacts, twinFactUpdates } from '@lauda/domain/twins/facts';
import { advanceTwin } from '@lauda/domain/twins/twin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { useLiveEvent } from '../../../lib/live-events/live-events-context.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { baseQuery } from './base-query.ts';
import { useDecisionToast } from './use-decision-toast.ts';

/** The open resume as the panel edits it: every acceptance is an ordinary edit. */
export interface ProposalsEditor {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getResume: () => Resume;
  readonly edit: (change: (resume: Resume) => Resume) => void;
  readonly editWithUndo: (change: (resume: Resume) => Resume) => () => void;
  readonly saveFirst: () => Promise<unknown>;
}

/** A twin follows only the facts of its base: its text is its own. */
const RULES = {
  variant: { updates: baseUpdates, accept: acceptUpdates, advance },
  twin: { updates: twinFactUpdates, accept: acceptFacts, advance: advanceTwin },
};

export type BaseUpdates = Pick<ReturnType<typeof useBaseUpdates>, 'updates' | 'decide'>;

interface Decided {
  readonly decision: BaseDecision;
  readonly passages: readonly string[];
}

/** Differences between base and variant, and the functions to decide on them. */
export function useBaseUpdates(resumeId: string, editor: ProposalsEditor) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const link = useQuery(baseQuery(resumeId));
  const { queryKey } = baseQuery(resumeId);
  const base = link.data ?? null;
  const resume = useDeferredValue(useSyncExternalStore(editor.subscribe, editor.getResume));
  const updates = useMemo(
    () => (base === null ? [] : RULES[base.kind].updates(base.snapshot, resume, base.base, base.ignored)),
    [base, resume],
  );
  const readAgain = () => queryClient.invalidateQueries({ queryKey });
  // The base was saved, or decisions were made here, in another tab or on another device.
  useLiveEvent('resume.changed', ({ resumeId: changed, version }) => {
    if (changed === base?.baseId || (changed === resumeId && version === null)) void readAgain();
  });

  const send = useMutation({
    mutationFn: ({ baseVersion, decided }: { baseVersion: number; decided: Decided }) =>
      api.decideBaseUpdates({
        params: { id: resumeId },
        body: {
          baseVersion,
          decisions: decided.passages.map((passage) => ({ passage, decision: decided.decision })),
        },
      }),
    onError: (error) => {
      const isStale = error instanceof ApiError && error.code === 'BASE_STALE';
      toast.show({ title: text(isStale ? 'proposals.stale' : 'proposals.decideFailed'), tone: 'danger' });
      void readAgain();
    },
  });
  const decisionToast = useDecisionToast(resumeId, readAgain);

  const decide = (decided: Decided) => {
    if (base === null) return;
    decisionToast.withdraw();
    const now = base.base;
    const rules = RULES[base.kind];
    const keys = new Set(decided.passages);
    const isAccepted = decided.decision === 'accepted';
    // Applied to the resume first, where it is stored immediately. If the decision is then lost, the passage already
    // equals the base, so it is not proposed again.
    const takeBack = isAccepted
      ? editor.editWithUndo((resumeNow) => rules.accept(base.snapshot, resumeNow, now, keys))
      : null;
    // A response from before this decision would bring the card back.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (known: ResumeBase | null | undefined) =>
      known
        ? {
            ...known,
            snapshot: rules.advance(known.snapshot, now, keys),
            ignored: decided.decision === 'never' ? [...known.ignored, ...keys] : known.ignored,
          }
        : known,
    );
    if (isAccepted) void editor.saveFirst();
    // Not `mutate` with callbacks: with two decisions in flight it would call only those of the last.
    send.mutateAsync({ baseVersion: base.baseVersion, decided }).then(
      ({ revision }) =>
        decisionToast.tell({
          title: text(isAccepted ? 'proposals.accepted' : 'proposals.rejected', {
            count: decided.passages.length,
          }),
          revision,
          takeBack,
        }),
      // Reported by onError.
      () => undefined,
    );
  };
  return { link, base, resume, updates, decide };
}
