import { ApiError } from '@lauda/contract/client';
import type { ProposalDecision, TranslationProposal } from '@lauda/contract/resumes/twins';
import { type TwinText, withWords } from '@lauda/domain/twins/texts';
import type { Resume } from '@lauda/domain/resume/resume';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api/api.ts';
import { MODEL_CALL } from '../../../../lib/api/call-limits.ts';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { useLiveEvent } from '../../../../lib/live-events/live-events-context.tsx';
import { useToast } from '../../../../ui/toast/toast-context.ts';
import { baseQuery } from '../base-query.ts';
import type { ProposalsEditor } from '../use-base-updates.ts';
import { useDecisionToast } from '../use-decision-toast.ts';

const translationsQuery = (resumeId: string) =>
  queryOptions({
    queryKey: ['translations', resumeId],
    queryFn: () => api.listTranslations({ params: { id: resumeId } }),
    staleTime: 0,
  });

const FAILURES = {
  AI_LIMIT_REACHED: 'twins.limit',
  PLAN_REQUIRED: 'twins.limit',
  RATE_LIMITED: 'twins.busy',
  UNAVAILABLE: 'twins.busy',
} as const;

const failureKey = (error: unknown) =>
  error instanceof ApiError && Object.hasOwn(FAILURES, error.code ?? '')
    ? FAILURES[error.code as keyof typeof FAILURES]
    : 'twins.translateFailed';

/** A proposal is valid as long as the source still has the text it translates. */
const isCurrent = ({ fields }: TranslationProposal, text: TwinText | undefined): boolean =>
  text !== undefined &&
  fields.every(({ path, against }) =>
    text.fields.some((field) => field.path.join('/') === path.join('/') && field.source === against),
  );

const withProposal = (twin: Resume, source: Resume, { fields }: TranslationProposal): Resume =>
  fields.reduce((resume, { path, text }) => withWords(resume, source, path, text), twin);

interface Source {
  readonly resume: Resume;
  readonly version: number;
}

/** AI translations: requesting them and deciding on them. */
export function useTranslations(
  resumeId: string,
  editor: ProposalsEditor,
  source: Source,
  texts: readonly TwinText[],
) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { queryKey } = translationsQuery(resumeId);
  const known = useQuery(translationsQuery(resumeId)).data;
  const readAgain = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey }),
      queryClient.invalidateQueries({ queryKey: baseQuery(resumeId).queryKey }),
    ]);
  useLiveEvent('resume.changed', ({ resumeId: changed, version }) => {
    if (changed === resumeId && version === null) void queryClient.invalidateQueries({ queryKey });
  });
  const byKey = new Map(texts.map((each) => [each.key, each]));
  const proposals = new Map(
    (known?.proposals ?? [])
      .filter((proposal) => isCurrent(proposal, byKey.get(proposal.passage)))
      .map((proposal) => [proposal.passage, proposal]),
  );
  const keep = (change: (list: readonly TranslationProposal[]) => TranslationProposal[]) =>
    queryClient.setQueryData(queryKey, (now) => now && { ...now, proposals: change(now.proposals) });

  const translate = useMutation({
    mutationFn: (passages: readonly string[]) =>
      api.translateTwin({ params: { id: resumeId }, body: { passages: [...passages] } }, MODEL_CALL),
    onSuccess: ({ proposals: made }) =>
      keep((list) => [
        ...list.filter(({ passage }) => !made.some((each) => each.passage === passage)),
        ...made,
      ]),
    onError: (error) => toast.show({ title: text(failureKey(error)), tone: 'danger' }),
  });

  const send = useMutation({
    mutationFn: (decisions: { id: string; decision: ProposalDecision; confirmed: number[] }[]) =>
      api.decideTranslations({ params: { id: resumeId }, body: { baseVersion: source.version, decisions } }),
    onError: (error) => {
      const isStale = error instanceof ApiError && error.code === 'BASE_STALE';
      toast.show({ title: text(isStale ? 'twins.stale' : 'proposals.decideFailed'), tone: 'danger' });
    },
    onSettled: readAgain,
  });
  const decisionToast = useDecisionToast(resumeId, readAgain);

  interface Decided {
    readonly proposal: TranslationProposal;
    readonly confirmed: readonly number[];
  }
  /**
   * Applied to the resume first, where it is stored immediately; if the decision is then lost, that costs a card but no
   * text.
   */
  const decide = (decided: readonly Decided[], decision: ProposalDecision) => {
    decisionToast.withdraw();
    const ids = new Set(decided.map(({ proposal }) => proposal.id));
    const takeBack =
      decision === 'rejected'
        ? null
        : editor.editWithUndo((twin) =>
            decided.reduce((resume, { proposal }) => withProposal(resume, source.resume, proposal), twin),
          );
    keep((list) => list.filter(({ id }) => !ids.has(id)));
    if (decision !== 'rejected') void editor.saveFirst();
    send
      .mutateAsync(
        decided.map(({ proposal, confirmed }) => ({ id: proposal.id, decision, confirmed: [...confirmed] })),
      )
      .then(
        ({ revision }) =>
          decisionToast.tell({
            title: text(decision === 'rejected' ? 'proposals.rejected' : 'twins.taken', {
              count: decided.length,
            }),
            revision,
            takeBack,
          }),
        // Reported by onError.
        () => undefined,
      );
  };
  return { isOn: known?.isOn ?? false, proposals, translate, decide };
}
