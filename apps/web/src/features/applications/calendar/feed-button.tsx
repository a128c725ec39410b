import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogBoundary } from '../../../ui/failures/dialog-boundary.tsx';

const FeedDialog = lazyPart(() => import('./feed-dialog.tsx').then((module) => module.FeedDialog));

export function FeedButton() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  // Each opening starts fresh: an address that was shown is not shown again.
  const [opening, setOpening] = useState(0);
  const open = () => {
    setOpening(opening + 1);
    setOpen(true);
  };
  return (
    <>
      <Button size="sm" variant="quiet" onClick={open}>
        <CalendarPlus aria-hidden />
        {text('applications.feedOpen')}
      </Button>
      <DialogBoundary isOpen={isOpen} onOpenChange={setOpen}>
        <FeedDialog key={opening} isOpen={isOpen} onOpenChange={setOpen} />
      </DialogBoundary>
    </>
  );
}
