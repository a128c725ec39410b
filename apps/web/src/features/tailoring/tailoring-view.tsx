import { tailoringReadiness } from '@lauda/domain/tailoring/readiness';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useSyncExternalStore } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { LoadingState } from '../../ui/loading/spinner.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import { AdStep, isAdReady } from './ad-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import { StepList } from './step-list.tsx';
import type { TailoredJob } from './review/review-step.tsx';
import type { SavedCopy } from './review/save-dialog.tsx';
import type { Step } from './steps.ts';
import { resumeListQuery, resumeQuery, type TailoringApi } from './tailoring-queries.ts';
import { useWizard, useWizardDocument } from './use-wizard.ts';
import type { WizardDocument } from './wizard-type.ts';
import { VariantAd } from './variant-ad.tsx';
import { currentSuggestions, EMPTY_WIZARD, withResume } from './wizard.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';

const AdLink = lazyPart(() => import('./ad-link.tsx').then((module) => module.AdLink));
const ReviewStep = lazyPart(() => import('./review/review-step.tsx').then((module) => module.ReviewStep));

interface TailoringViewProps {
  api: TailoringApi;
  userId: string;
  /** The plan's resume limit; null for unlimited. */
  limit: number | null;
  isAiOn: boolean;
  /** Whether this installation can read job descriptions from links. */
  isJobAdOn: boolean;
  /** AI answers left in the plan; null for unlimited. */
  answersLeft: number | null;
  step: Step;
  /** The variant to open with the ad it was tailored for; null once that is done. */
  variantId: string | null;
  /** Called when the AI has answered, which uses one of the plan's answers. */
  onAnswered: () => void;
  onStep: (step: Step, options?: { isReplacing: boolean }) => void;
  onOpenResume: (id: string) => void;
  /** Adds the job to the user's applications. */
  onTrackJob: (job: TrackedJob) => Promise<void>;
}

export interface TrackedJob extends TailoredJob {
  readonly resumeId: string;
  readonly company: string;
}

export function TailoringView(props: TailoringViewProps) {
  const text = useText();
  const wizardDocument = useWizardDocument(props.userId);
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-8 md:px-8">
      <PageHeader title={text('screens.resumeTailoring')} description={text('tailoring.lead')} />
      {wizardDocument === null ? (
        <LoadingState label={text('app.loading')} />
      ) : props.variantId === null ? (
        <Steps {...props} wizardDocument={wizardDocument} />
      ) : (
        <VariantAd
          api={props.api}
          wizardDocument={wizardDocument}
          variantId={props.variantId}
          onTaken={() => props.onStep('review', { isReplacing: true })}
        >
          <Steps {...props} wizardDocument={wizardDocument} />
        </VariantAd>
      )}
    </section>
  );
}

function Steps(props: TailoringViewProps & { wizardDocument: WizardDocument }) {
  const {
    api,
    userId,
    limit,
    isAiOn,
    isJobAdOn,
    answersLeft,
    step,
    onStep,
    onAnswered,
    onOpenResume,
    wizardDocument,
  } = props;
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const wizard = useWizard(wizardDocument);
  const isKept = useSyncExternalStore(wizardDocument.subscribe, wizardDocument.isKept);
  const list = useQuery(resumeListQuery(api, userId));
  // A resume deleted in the meantime is no longer selected.
  const chosenId = list.data?.some(({ id }) => id === wizard.resumeId) ? wizard.resumeId : null;
  const chosen = useQuery({ ...resumeQuery(api, userId, chosenId ?? ''), enabled: chosenId !== null });

  if (list.isError)
    return (
      <Callout
        tone="danger"
        role="alert"
        action={
          <Button size="sm" onClick={() => void list.refetch()}>
            {text('tailoring.retry')}
          </Button>
        }
      >
        {text('tailoring.loadFailed')}
      </Callout>
    );
  if (list.data === undefined) return <Skeleton className="h-64" />;
  if (list.data.length === 0)
    return (
      <Card padding="none">
        <EmptyState
          title={text('tailoring.emptyTitle')}
          description={text('tailoring.emptyDescription')}
          action={
            <Button variant="primary" render={<Link to="/new-resume" />}>
              {text('tailoring.createResume')}
            </Button>
          }
        />
      </Card>
    );

  const stored = chosenId === null ? undefined : chosen.data;
  const isReady = stored !== undefined && tailoringReadiness(stored.resume).ok;
  const canOpen = (wanted: Step) =>
    wanted === 'choose' || (isReady && (wanted === 'ad' || isAdReady(wizard.ad)));
  // A URL for a step that has nothing to show yet opens the step before it.
  const isReading = chosenId !== null && chosen.isPending;
  const shown = isReading || canOpen(step) ? step : canOpen('ad') && step === 'review' ? 'ad' : 'choose';

  const analyze = () => {
    wizardDocument.change((now) => ({ ...now, isAsked: isAiOn && currentSuggestions(now) === null }));
    onStep('review');
  };
  const noteLostJob = () => toast.show({ title: text('tailoring.trackFailed'), tone: 'danger' });
  const finish = async ({ id, name, company }: SavedCopy, job: TailoredJob) => {
    // Must happen before the wizard forgets the ad.
    if (company !== null) await props.onTrackJob({ ...job, company, resumeId: id }).catch(noteLostJob);
    wizardDocument.change(() => EMPTY_WIZARD);
    await wizardDocument.settled();
    toast.show({ title: text('tailoring.saved', { name }), tone: 'success' });
    void queryClient.invalidateQueries({ queryKey: ['resumes'] });
    onOpenResume(id);
  };

  return (
    <>
      <StepList step={shown} canOpen={canOpen} onOpen={onStep} />
      {!isKept && (
        <Callout tone="warning" role="alert">
          {text('tailoring.notKept')}
        </Callout>
      )}
      {limit !== null && list.data.length >= limit && (
        <Callout
          tone="warning"
          action={
            <Button size="sm" render={<Link to="/pricing" />}>
              {text('tailoring.seePlans')}
            </Button>
          }
        >
          {text('tailoring.limitFull', { limit })}
        </Callout>
      )}
      {shown === 'choose' && (
        <ChooseStep
          resumes={list.data}
          chosenId={chosenId}
          chosen={stored?.resume ?? null}
          onChoose={(id) => wizardDocument.change((now) => withResume(now, id))}
          onNext={() => onStep('ad')}
        />
      )}
      {shown === 'ad' && (
        <AdStep
          ad={wizard.ad}
          isAiOn={isAiOn}
          link={
            isJobAdOn && (
              <Suspense fallback={<Skeleton className="h-24" />}>
                <AdLink
                  api={api}
                  hasText={wizard.ad.trim() !== ''}
                  onRead={(ad) => wizardDocument.change((now) => ({ ...now, ad, isAsked: false }))}
                />
              </Suspense>
            )
          }
          answersLeft={answersLeft}
          onChange={(ad) => wizardDocument.change((now) => ({ ...now, ad, isAsked: false }))}
          onBack={() => onStep('choose')}
          onAnalyze={analyze}
        />
      )}
      {shown === 'review' &&
        (stored === undefined ? (
          <LoadingState label={text('tailoring.busy')} />
        ) : (
          <Suspense fallback={<LoadingState label={text('tailoring.busy')} />}>
            <ReviewStep
              api={api}
              wizardDocument={wizardDocument}
              stored={stored}
              onAnswered={onAnswered}
              onBack={() => onStep('ad')}
              onSaved={(saved, job) => void finish(saved, job)}
            />
          </Suspense>
        ))}
    </>
  );
}
