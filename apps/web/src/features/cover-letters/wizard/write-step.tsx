import type { WrittenLetter } from '@lauda/contract/applications/cover-letters';
import type { ErrorCode } from '@lauda/contract/errors';
import { hasText, LETTER_STAGES, missingOf } from '@lauda/domain/cover-letter/letter';
import { letterScaffold } from '@lauda/domain/cover-letter/scaffold';
import type { Resume } from '@lauda/domain/resume/resume';
import type { PlainKey } from '@lauda/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import PenLine from 'lucide-react/icons/pen-line';
import Highlighter from 'lucide-react/icons/highlighter';
import { api } from '../../../lib/api/api.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Progress } from '../../../ui/loading/progress.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import type { OpenLetter } from '../letter-collection.ts';
import { LETTERS_KEY } from '../letters-query.ts';
import { useLetterState } from '../use-letter.ts';
import { useWriting } from './use-writing.ts';

export interface WriteStepProps {
  openLetter: OpenLetter;
  isPro: boolean;
  /** The resume the letter is based on; null for none. */
  resume: Resume | null;
  /** For the signature of a letter without a resume. */
  userName: string;
  onBack: () => void;
  onDone: () => void;
}

const FAILURES: Partial<Record<ErrorCode, PlainKey>> = {
  AI_LIMIT_REACHED: 'coverLetters.limitReached',
  PLAN_REQUIRED: 'coverLetters.tonesArePro',
  AI_OFF: 'coverLetters.aiOff',
};

/** Today's date, formatted for the letter's language. */
const letterDate = (language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date());

/** The failure replaces the progress, which may have been scrolled out of view on a phone. */
const showFailure = (failure: HTMLElement | null): void => {
  failure?.focus({ preventScroll: true });
  failure?.scrollIntoView({ block: 'center' });
};

export function WriteStep({ openLetter, isPro, resume, userName, onBack, onDone }: WriteStepProps) {
  const text = useText();
  const toast = useToast();
  const letter = useLetterState(openLetter, (state) => state.document);
  const missing = missingOf(letter);
  const allowance = useQuery({
    queryKey: [LETTERS_KEY, 'allowance'],
    queryFn: () => api.getLetterAllowance(),
    staleTime: 0,
  });
  const take = ({ sections, claims }: WrittenLetter) => {
    const before = openLetter.getState().document;
    openLetter.edit((now) => ({ ...now, sections, claims }));
    if (hasText(before))
      toast.show({
        title: text('coverLetters.replaced'),
        action: {
          label: text('coverLetters.undo'),
          onSelect: () =>
            openLetter.edit((now) => ({ ...now, sections: before.sections, claims: before.claims })),
        },
      });
    void openLetter.write();
    onDone();
  };
  const { writing, start, cancel } = useWriting({
    onWritten: take,
    onEnd: () => void allowance.refetch(),
  });
  const isBegun = hasText(letter);
  const byHand = () => {
    // An empty scaffold never overwrites existing text.
    if (isBegun) return onDone();
    const [firstName = '', ...rest] = userName.split(' ');
    const person = resume?.personalInfo ?? { firstName, lastName: rest.join(' ') };
    const date = letterDate(letter.language);
    openLetter.edit((now) => ({
      ...now,
      claims: [],
      sections: letterScaffold({ brief: now, person, date }),
    }));
    onDone();
  };
  if (writing.status === 'running') {
    const at = LETTER_STAGES.indexOf(writing.stage);
    return (
      <div className="grid gap-5">
        <Progress
          label={text('coverLetters.stage', { stage: writing.stage })}
          percent={((at + 1) / LETTER_STAGES.length) * 100}
          valueText={text('coverLetters.stageOf', { number: at + 1, count: LETTER_STAGES.length })}
        />
        <p className="text-sm text-muted">{text('coverLetters.estimate')}</p>
        <output className="sr-only">{text('coverLetters.stage', { stage: writing.stage })}</output>
        <Button className="justify-self-start" onClick={cancel}>
          {text('coverLetters.cancel')}
        </Button>
      </div>
    );
  }
  const { isOn = true, used = 0, limit = null } = allowance.data ?? {};
  const isUsedUp = limit !== null && used >= limit;
  return (
    <div className="grid gap-5">
      {missing.length > 0 && <Callout tone="warning">{text('coverLetters.stillMissing')}</Callout>}
      {writing.status === 'failed' && (
        <div ref={showFailure} tabIndex={-1} className="outline-none">
          <Callout tone="danger" role="alert" title={text('coverLetters.writeFailed')}>
            {text(FAILURES[writing.code ?? 'INTERNAL'] ?? 'coverLetters.writeFailedHint')}
          </Callout>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <section className="grid content-start gap-3 rounded-card border border-border p-4">
          <h3 className="flex items-center gap-2 font-medium">
            <Highlighter aria-hidden className="size-4.5 text-muted" />
            {text('coverLetters.withAi')}
          </h3>
          <p className="text-sm text-muted">
            {isOn ? `${text('coverLetters.withAiHint')} ${text('promises.ai')}` : text('coverLetters.aiOff')}
          </p>
          {isOn && limit !== null && (
            <p className="text-sm">
              {text('coverLetters.generationsLeft', { left: Math.max(0, limit - used), limit })}
            </p>
          )}
          {isOn && isUsedUp && !isPro ? (
            <Button className="justify-self-start" render={<Link to="/pricing" />}>
              {text('coverLetters.seePlans')}
            </Button>
          ) : (
            <Button
              variant="primary"
              className="justify-self-start"
              disabled={!isOn || missing.length > 0}
              onClick={() => void start(letter, letterDate(letter.language))}
            >
              {text(writing.status === 'failed' ? 'coverLetters.tryAgain' : 'coverLetters.write')}
            </Button>
          )}
        </section>
        <section className="grid content-start gap-3 rounded-card border border-border p-4">
          <h3 className="flex items-center gap-2 font-medium">
            <PenLine aria-hidden className="size-4.5 text-muted" />
            {text('coverLetters.byHand')}
          </h3>
          <p className="text-sm text-muted">{text('coverLetters.byHandHint')}</p>
          <Button className="justify-self-start" disabled={missing.length > 0} onClick={byHand}>
            {text(isBegun ? 'coverLetters.backToLetter' : 'coverLetters.startByHand')}
          </Button>
        </section>
      </div>
      <div>
        <Button onClick={onBack}>{text('coverLetters.back')}</Button>
      </div>
    </div>
  );
}
