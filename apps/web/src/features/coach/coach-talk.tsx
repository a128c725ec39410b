import type { CoachMessage } from '@lauda/contract/coach';
import type { ErrorCode } from '@lauda/contract/errors';
import { readCoachAnswer } from '@lauda/domain/coach/coach-answer';
import type { PlainKey } from '@lauda/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useLocale, useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import { coachQuery } from './coach-query.ts';
import { CoachText } from './coach-text.tsx';
import { type CoachEditor, CoachProposal } from './coach-proposal.tsx';
import { QuestionForm } from './question-form.tsx';
import { useCoach } from './use-coach.ts';

const STARTERS = ['summary', 'gaps', 'weakest'] as const;
const FAILURES: Partial<Record<ErrorCode, PlainKey>> = { AI_OFF: 'coach.off', RATE_LIMITED: 'coach.busy' };

interface CoachTalkProps {
  resumeId: string;
  editor: CoachEditor;
}

/** One conversation, about one resume. */
export function CoachTalk({ resumeId, editor }: CoachTalkProps) {
  const text = useText();
  const locale = useLocale();
  const talk = useQuery(coachQuery(resumeId));
  const { asking, ask, retry, stop } = useCoach({ resumeId, locale, saveFirst: editor.saveFirst });
  const { isOn = true, messages = [] } = talk.data ?? {};
  const isOff = talk.isSuccess && !isOn;
  const isAnswering = asking.status === 'answering';
  const words = isAnswering ? readCoachAnswer(asking.words).text : '';
  const isEmpty = talk.isSuccess && messages.length === 0 && asking.status === 'idle';
  const unanswered =
    asking.status === 'idle' && messages.at(-1)?.role === 'user' ? messages.at(-1) : undefined;

  return (
    <div className="grid gap-5">
      {talk.isPending && <Skeleton className="h-32" />}
      {talk.isError && (
        <Callout
          tone="danger"
          role="alert"
          action={
            <Button size="sm" onClick={() => void talk.refetch()}>
              {text('coach.retry')}
            </Button>
          }
        >
          {text('coach.loadFailed')}
        </Callout>
      )}
      {isOff && <Callout tone="info">{text('coach.off')}</Callout>}
      {isEmpty && !isOff && (
        <div className="grid gap-3">
          <p className="font-display text-xl tracking-display">{text('coach.emptyTitle')}</p>
          <div className="flex flex-wrap gap-2">
            {STARTERS.map((starter) => (
              <Button key={starter} size="sm" onClick={() => ask(text('coach.starter', { starter }))}>
                {text('coach.starter', { starter })}
              </Button>
            ))}
          </div>
        </div>
      )}
      <div role="log" aria-label={text('coach.messages')} aria-busy={isAnswering} className="grid gap-4">
        {messages.map((message) => (
          <Message key={message.id} message={message} editor={editor} />
        ))}
        {asking.status !== 'idle' && <Bubble by="user">{asking.question.text}</Bubble>}
        {isAnswering && (
          <Bubble by="assistant">
            {words === '' ? (
              <span className="text-muted">{text('coach.thinking')}</span>
            ) : (
              <CoachText text={words} />
            )}
          </Bubble>
        )}
      </div>
      {asking.status === 'failed' && (
        <Callout
          tone="danger"
          role="alert"
          title={text('coach.failedTitle')}
          action={
            <Button size="sm" onClick={() => retry(asking.question)}>
              {text('coach.retry')}
            </Button>
          }
        >
          {text(FAILURES[asking.code ?? 'INTERNAL'] ?? 'coach.failed')}
        </Callout>
      )}
      {unanswered && (
        <Button size="sm" className="justify-self-start" onClick={() => retry(unanswered)}>
          {text('coach.retry')}
        </Button>
      )}
      <EndMark key={`${messages.length} ${words.length} ${asking.status}`} />
      <QuestionForm
        key={resumeId}
        resumeId={resumeId}
        isAnswering={isAnswering}
        isOff={isOff}
        onAsk={ask}
        onStop={stop}
      />
      {messages.length > 0 && !isAnswering && <ClearButton resumeId={resumeId} />}
    </div>
  );
}

/** Remounted with every message or chunk, which scrolls the latest text into view. */
function EndMark() {
  const endRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In newer browsers this call returns a promise, which React would take for the cleanup function.
    endRef.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={endRef} />;
}

function Bubble({ by, children }: { by: CoachMessage['role']; children: ReactNode }) {
  const text = useText();
  const isPerson = by === 'user';
  return (
    <div
      className={
        isPerson
          ? 'max-w-[85%] justify-self-end rounded-card bg-soft px-4 py-2.5 text-on-soft'
          : 'max-w-full rounded-card border border-border bg-surface px-4 py-3'
      }
    >
      <span className="sr-only">{text(isPerson ? 'coach.you' : 'coach.coach')}: </span>
      {isPerson ? <p className="whitespace-pre-line wrap-anywhere">{children}</p> : children}
    </div>
  );
}

function Message({ message, editor }: { message: CoachMessage; editor: CoachEditor }) {
  const text = useText();
  if (message.role === 'user') return <Bubble by="user">{message.text}</Bubble>;
  return (
    <div className="grid gap-3">
      <Bubble by="assistant">
        <CoachText text={message.text} />
        {message.isStopped && <p className="mt-2 text-sm text-muted">{text('coach.stopped')}</p>}
      </Bubble>
      {message.proposals.map((proposal) => (
        <CoachProposal key={proposal.id} proposal={proposal} editor={editor} />
      ))}
    </div>
  );
}

function ClearButton({ resumeId }: { resumeId: string }) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const clear = useMutation({
    mutationFn: () => api.clearCoachMessages({ params: { resumeId } }),
    onSuccess: () => toast.show({ title: text('coach.cleared') }),
    onError: () => toast.show({ title: text('coach.clearFailed'), tone: 'danger' }),
    onSettled: () => {
      setAsking(false);
      return queryClient.invalidateQueries({ queryKey: coachQuery(resumeId).queryKey });
    },
  });
  return (
    <div>
      <Button variant="link" size="sm" onClick={() => setAsking(true)}>
        {text('coach.clear')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text('coach.clearTitle')}
        description={text('coach.clearDescription')}
        confirmLabel={text('coach.clear')}
        isDestructive
        isLoading={clear.isPending}
        onConfirm={() => clear.mutate()}
      />
    </div>
  );
}
