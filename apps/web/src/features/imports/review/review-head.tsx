import ArrowDown from 'lucide-react/icons/arrow-down';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useReview } from './review-context.ts';

interface ReviewHeadProps {
  fileName: string;
  isMaking: boolean;
  onOpen: () => void;
  onDiscard: () => void;
  /** Called when the user jumps to a doubtful field, which may be behind a tab. */
  onDoubt: () => void;
}

const CONTROL = 'input, textarea, [role="combobox"]';

/** Sticky header: what is left to check, and the button to continue. */
export function ReviewHead({ fileName, isMaking, onOpen, onDiscard, onDoubt }: ReviewHeadProps) {
  const text = useText();
  const { doubts } = useReview();
  const [isAsking, setAsking] = useState(false);
  const [jump, setJump] = useState(0);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (jump === 0) return;
    const all = [...document.querySelectorAll<HTMLElement>('[data-doubtful]')];
    const at = all.findIndex((element) => element.dataset['review'] === last.current);
    const next = all[at + 1] ?? all[0];
    if (!next) return;
    last.current = next.dataset['review'] ?? null;
    next.scrollIntoView({ block: 'center' });
    next.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true });
  }, [jump]);
  const goOn = () => {
    onDoubt();
    setJump((count) => count + 1);
  };
  return (
    <header className="sticky top-[calc(var(--frame-top)+3.5rem)] z-10 border-b border-border bg-bg/95 px-4 py-3 backdrop-blur-sm max-md:static md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="font-display text-2xl tracking-display">{text('imports.reviewTitle')}</h1>
          <p className="text-sm text-pretty text-muted">
            {text('imports.reviewDescription', { name: fileName || text('imports.unnamed') })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <output className="text-sm font-medium">
            {text('imports.doubtCount', { count: doubts.size })}
          </output>
          {doubts.size > 0 && (
            <Button size="sm" onClick={goOn}>
              <ArrowDown aria-hidden />
              {text('imports.nextDoubt')}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
            {text('imports.discard')}
          </Button>
          <Button size="sm" variant="primary" isLoading={isMaking} onClick={onOpen}>
            {text('imports.openInEditor')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text('imports.discardTitle')}
        description={text('imports.discardDescription')}
        confirmLabel={text('imports.discard')}
        isDestructive
        onConfirm={onDiscard}
      />
    </header>
  );
}
