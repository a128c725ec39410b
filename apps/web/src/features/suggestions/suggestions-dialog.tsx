import type { Suggestion } from '@lauda/contract/ai';
import type { Resume } from '@lauda/domain/resume/resume';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { track } from '../../lib/analytics.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Progress } from '../../ui/loading/progress.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import { applySuggestion, type SuggestionPlace, takeBackSuggestion, type Taken } from './apply-suggestion.ts';
import { keptAnswers } from './kept-answers.ts';
import { type NoticeKind, SuggestionsNotice } from './suggestions-notice.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { type Asking, eventKind, type Usage, useSuggestions } from './use-suggestions.ts';

/** The open resume of the builder. */
export interface SuggestionSource {
  getResume: () => Resume;
  edit: (change: (resume: Resume) => Resume) => void;
}

export interface SuggestionsDialogProps {
  /** The resume that answers are stored for. */
  draftId: string;
  place: SuggestionPlace;
  source: SuggestionSource;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether AI is available. */
  isOn: boolean;
  isVisitor: boolean;
  /** Null while unknown. */
  usage: Usage | null;
  onUsed: () => void;
}

const hasNoneLeft = (usage: Usage | null): boolean =>
  usage !== null && usage.limit !== null && usage.used >= usage.limit;

/** What prevents a request, most basic first. */
function noticeFor({ isOn, isVisitor }: SuggestionsDialogProps, asking: Asking, usage: Usage | null) {
  if (!isOn || asking.status === 'off') return 'off' satisfies NoticeKind;
  if (isVisitor) return 'visitor' satisfies NoticeKind;
  if (asking.status === 'limit' || (asking.status === 'idle' && hasNoneLeft(usage)))
    return 'limit' satisfies NoticeKind;
  return null;
}

/** Ask, wait, review, choose. The resume changes only when a suggestion is chosen. */
export function SuggestionsDialog(props: SuggestionsDialogProps) {
  const { draftId, place, source, isOpen, onOpenChange, onUsed } = props;
  const text = useText();
  const toast = useToast();
  const [kept] = useState(() => keptAnswers.find(draftId, place, source.getResume()));
  const [used, setUsed] = useState<ReadonlySet<Suggestion>>(kept?.used ?? new Set());
  // An undo runs later, when other suggestions may have been used.
  const usedNow = useRef(used);
  const keep = (suggestions: readonly Suggestion[], nowUsed: ReadonlySet<Suggestion>) => {
    usedNow.current = nowUsed;
    setUsed(nowUsed);
    keptAnswers.keep(draftId, place, source.getResume(), { suggestions, used: nowUsed });
  };
  const { asking, usage, ask, cancel } = useSuggestions({
    first: kept?.suggestions ?? null,
    onAnswer: (suggestions) => keep(suggestions, new Set()),
    place,
    getResume: source.getResume,
    usage: props.usage,
    onUsed,
  });
  const { kind } = place;
  const notice = noticeFor(props, asking, usage);
  if (notice !== null)
    return (
      <SuggestionsNotice kind={notice} max={usage?.limit ?? 0} isOpen={isOpen} onOpenChange={onOpenChange} />
    );

  const take = (suggestion: Suggestion, words: Pick<Taken, 'text' | 'level'>) => {
    const taken = { ...suggestion, ...words, id: crypto.randomUUID() };
    const before = source.getResume();
    source.edit((resume) => applySuggestion(resume, place, taken));
    track('ai_suggestion_selected', { kind: eventKind(place) });
    const answer = asking.status === 'done' ? asking.suggestions : [];
    keep(answer, new Set([...used, suggestion]));
    const takeBack = () => {
      source.edit((resume) => takeBackSuggestion(resume, place, taken, before));
      keep(answer, new Set([...usedNow.current].filter((each) => each !== suggestion)));
    };
    toast.show({
      title: text('ai.inserted', { kind }),
      action: { label: text('ai.undo'), onSelect: takeBack },
    });
    if (kind === 'summary') onOpenChange(false);
  };
  const isWaiting = asking.status === 'waiting';
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text('ai.title', { kind })}
      description={text('ai.intro', { kind })}
      footer={
        <>
          {isWaiting ? (
            <Button onClick={cancel}>{text('ai.cancel')}</Button>
          ) : (
            <Button variant="quiet" onClick={() => onOpenChange(false)}>
              {text('ai.close')}
            </Button>
          )}
          {!isWaiting && !hasNoneLeft(usage) && (
            <Button variant={asking.status === 'done' ? 'secondary' : 'primary'} onClick={ask}>
              {text(asking.status === 'idle' ? 'ai.ask' : 'ai.askAgain')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {asking.status !== 'done' && <p className="text-sm text-muted">{text('ai.privacy')}</p>}
        {isWaiting && (
          <div className="grid gap-2" aria-live="polite">
            <Progress label={text('ai.waiting')} percent={null} />
            <p className="text-sm text-muted">{text('ai.waitingHint')}</p>
          </div>
        )}
        {asking.status === 'failed' && (
          <Callout tone="danger" role="alert">
            {text(asking.message)}
          </Callout>
        )}
        {asking.status === 'done' && asking.suggestions.length === 0 && (
          <Callout role="status">{text('ai.none', { kind })}</Callout>
        )}
        {asking.status === 'done' && asking.suggestions.length > 0 && (
          <ol aria-label={text('ai.list')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {asking.suggestions.map((suggestion, index) => (
              <SuggestionCard
                key={suggestion.text}
                kind={kind}
                number={index + 1}
                suggestion={suggestion}
                isUsed={used.has(suggestion)}
                language={source.getResume().language}
                onUse={(words, level) => take(suggestion, { text: words, level })}
              />
            ))}
          </ol>
        )}
        {asking.status === 'done' && asking.suggestions.length > 0 && (
          <p className="text-sm text-muted">{text('promises.ai')}</p>
        )}
        {usage !== null && <UsageNote usage={usage} />}
      </div>
    </Dialog>
  );
}

/** Remaining quota, with a link to upgrade. */
function UsageNote({ usage: { used, limit } }: { usage: Usage }) {
  const text = useText();
  if (limit === null) return <p className="text-sm text-muted">{text('ai.unlimited')}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge tone="ai">{text('ai.left', { left: Math.max(0, limit - used) })}</Badge>
      {used >= limit && (
        <Button variant="link" size="sm" render={<Link to="/pricing" />}>
          {text('ai.seePro')}
        </Button>
      )}
    </p>
  );
}
