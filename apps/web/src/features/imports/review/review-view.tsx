import type { ImportReading } from '@lauda/contract/resumes/imports';
import type { Resume } from '@lauda/domain/resume/resume';
import { cx } from 'class-variance-authority';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { LoadingState } from '../../../ui/loading/spinner.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { AiFill } from './ai-fill.tsx';
import { doubtsOf, hasTaxNumber } from './doubts.ts';
import { ResultForm } from './form/result-form.tsx';
import { type Review, ReviewContext } from './review-context.ts';
import { ReviewHead } from './review-head.tsx';
import { place, undecided } from './review-state.ts';
import { reviews } from './review-type.ts';
import { SourcePane } from './source-pane.tsx';
import { UndecidedDialog } from './undecided-dialog.tsx';
import { useMakeResume } from './use-make-resume.ts';

interface ReviewViewProps {
  importId: string;
  fileName: string;
  reading: ImportReading;
  userId: string;
  makeResume: (resume: Resume, operationId: string) => Promise<string>;
  onMade: (resumeId: string) => void;
  onDiscard: () => void;
  /** Whether AI is available. */
  isAiOn: boolean;
  RichTextBox: Review['RichTextBox'];
}

/** Below this width, only one pane is shown at a time. */
const NARROW_QUERY = '(width < 64rem)';

/** File and result side by side, before a resume is created. */
export function ReviewView({
  importId,
  fileName,
  reading,
  userId,
  makeResume,
  onMade,
  onDiscard,
  isAiOn,
  RichTextBox,
}: ReviewViewProps) {
  const text = useText();
  const [kept] = useState(() => reviews.of(userId, importId));
  useEffect(() => {
    void kept.open();
    return kept.close;
  }, [kept]);
  const state = useSyncExternalStore(kept.subscribe, kept.getState);
  const isKept = useSyncExternalStore(kept.subscribe, kept.isKept);
  const { change, forget } = kept;
  const [active, pointAt] = useState<string | null>(null);
  const [shows, setShows] = useState<'result' | 'source'>('result');
  const [isAsking, setAsking] = useState(false);
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const { make, isMaking, failure } = useMakeResume({ importId, reading, makeResume, forget, onMade });
  const review = useMemo<Review | null>(
    () => state && { reading, state, doubts: doubtsOf(reading, state), change, pointAt, RichTextBox },
    [reading, state, change, RichTextBox],
  );
  if (!review || !state) return <LoadingState label={text('app.loading')} />;

  const open = undecided(reading, state);
  const decide = (target: 'section' | 'out') => {
    setAsking(false);
    const decided = open.reduce((next, number) => place(reading, next, number, target), state);
    change(() => decided);
    make(decided);
  };
  const ai = isAiOn && <AiFill importId={importId} />;
  const source = <SourcePane importId={importId} reading={reading} active={active} />;
  return (
    <ReviewContext value={review}>
      <ReviewHead
        fileName={fileName}
        isMaking={isMaking}
        onOpen={() => (open.length > 0 ? setAsking(true) : make(state))}
        onDiscard={onDiscard}
        onDoubt={() => setShows('result')}
      />
      {/* Text typed after the resume was sent would be lost with the review. */}
      <div
        inert={isMaking}
        className={cx('grid grid-cols-1 gap-4 px-4 pt-4 pb-16 md:px-6', isMaking && 'opacity-60')}
      >
        {failure && (
          <Callout tone="danger" role="alert">
            {text(failure)}
          </Callout>
        )}
        {!isKept && (
          <Callout tone="warning" role="alert">
            {text('imports.notKept')}
          </Callout>
        )}
        {hasTaxNumber(reading) && <Callout tone="warning">{text('imports.taxNumber')}</Callout>}
        {isNarrow ? (
          <Tabs
            label={text('imports.views')}
            value={shows}
            onValueChange={setShows}
            items={[
              { value: 'result', label: text('imports.result'), content: <ResultForm ai={ai} /> },
              { value: 'source', label: text('imports.source'), content: source },
            ]}
          />
        ) : (
          <div className="grid grid-cols-2 items-start gap-6">
            <section
              aria-label={text('imports.source')}
              // Focusable, for scrolling by keyboard.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className="sticky top-[calc(var(--frame-top)+9rem)] max-h-[calc(100dvh-var(--frame-top)-10rem)] overflow-y-auto rounded-card bg-sunken p-4"
            >
              {source}
            </section>
            <section aria-label={text('imports.result')}>
              <ResultForm ai={ai} />
            </section>
          </div>
        )}
      </div>
      <UndecidedDialog count={open.length} isOpen={isAsking} onOpenChange={setAsking} onDecide={decide} />
    </ReviewContext>
  );
}
