import Highlighter from 'lucide-react/icons/highlighter';
import { useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogBoundary } from '../../ui/failures/dialog-boundary.tsx';
import type { SuggestionsDialogProps } from './suggestions-dialog.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';

const SuggestionsDialog = lazyPart(() =>
  import('./suggestions-dialog.tsx').then((module) => module.SuggestionsDialog),
);

const LABELS = {
  summary: 'ai.suggestSummary',
  description: 'ai.suggestDescription',
  skills: 'ai.suggestSkills',
} as const;

/** The button beside the field; everything else is loaded on first use. */
export function SuggestButton(props: Omit<SuggestionsDialogProps, 'isOpen' | 'onOpenChange'>) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  // Each opening starts fresh, while closing keeps the dialog mounted for its animation.
  const [opening, setOpening] = useState(0);
  const open = () => {
    setOpening(opening + 1);
    setOpen(true);
  };
  return (
    <>
      <Button size="sm" variant="quiet" onClick={open}>
        <Highlighter aria-hidden />
        {text(LABELS[props.place.kind])}
      </Button>
      <DialogBoundary isOpen={isOpen} onOpenChange={setOpen}>
        <SuggestionsDialog key={opening} {...props} isOpen={isOpen} onOpenChange={setOpen} />
      </DialogBoundary>
    </>
  );
}
