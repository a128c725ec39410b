import { tailoringReadiness } from '@lauda/domain/tailoring/readiness';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useSyncExternalStore } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingState } from '../../ui/spinner.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import { AdStep, isAdReady } from './ad-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import { StepList } from './step-list.tsx';
import type { Step } from './steps.ts';
import { resumeListQuery, resumeQuery, type TailoringApi } from './tailoring-queries.ts';
import { useWizard, useWizardDocument } from './use-wizard.ts';
import type { WizardDocument } from './wizard-type.ts';
import { currentSuggestions, EMPTY_WIZARD, withResume } from './wizard.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';

const ReviewStep = lazyPart(() => import('./review/review-step.tsx').then((module) => module.ReviewStep));

interface TailoringViewProps {
  api: TailoringApi;
  userId: string;
  /** How many resumes the plan holds; null for any number. */
  limit: number | null;
  isAiOn: boolean;
  /** How many answers of a model the plan still holds; null for any number. */
  answersLeft: number | null;
  step: Step;
  /** A model has answered, and the plan holds one less. */
  onAnswered: () => void;
  onStep: (step: Step) => void;
  onOpenResume: (id: string) => void;
}

export function TailoringView(props: TailoringViewProps) {
  const text = useText();
  const wizardDocument = useWizardDocument(props.userId);
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-8 md:px-8">
      <PageHeader title={text('screens.resumeTailoring')} description={text('tailoring.lead')} />
      {wizardDocument === null ? (
        <LoadingState label={text('app.loading')} />
      ) : (
        <Steps {...props} wizardDocument={wizardDocument} />
      )}
    </section>
  );
}

function Steps(props: TailoringViewProps & { wizardDocument: WizardDocument }) {
  const { api, userId, limit, isAiOn, answersLeft, step, onStep, onAnswered, onOpenResume, wizardDocument } =
    props;
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const wizard = useWizard(wizardDocument);
  const isKept = useSyncExternalStore(wizardDocument.subscribe, wizardDocument.isKept);
  const list = useQuery(resumeListQuery(api, userId));
  // One that has been deleted meanwhile is no longer chosen.
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
  // An address that asks for a step that has nothing to show yet leads to the one before it.
  const isReading = chosenId !== null && chosen.isPending;
  const shown = isReading || canOpen(step) ? step : canOpen('ad') && step === 'review' ? 'ad' : 'choose';

  const analyze = () => {
    wizardDocument.change((now) => ({ ...now, isAsked: isAiOn && currentSuggestions(now) === null }));
    onStep('review');
  };
  const finish = async ({ id, name }: { id: string; name: string }) => {
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
              onSaved={(saved) => void finish(saved)}
            />
          </Suspense>
        ))}
    </>
  );
}
