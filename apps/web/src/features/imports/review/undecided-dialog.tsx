import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

interface UndecidedDialogProps {
  count: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDecide: (target: 'section' | 'out') => void;
}

/** Asked once, before unplaced text could be lost with the file. */
export function UndecidedDialog({ count, isOpen, onOpenChange, onDecide }: UndecidedDialogProps) {
  const text = useText();
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text('imports.undecidedTitle', { count })}
      description={text('imports.undecidedDescription')}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {text('imports.goBack')}
          </Button>
          <Button onClick={() => onDecide('out')}>{text('imports.undecidedLeave')}</Button>
          <Button variant="primary" onClick={() => onDecide('section')}>
            {text('imports.undecidedKeep')}
          </Button>
        </>
      }
    />
  );
}
