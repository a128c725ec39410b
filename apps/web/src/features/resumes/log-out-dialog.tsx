import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

export type LeavingChoice = 'keep' | 'discard' | 'stay';

interface LogOutDialogProps {
  isOpen: boolean;
  onChoose: (choice: LeavingChoice) => void;
}

/** Shown when the latest edits could not be saved. Closing it any other way means staying. */
export function LogOutDialog({ isOpen, onChoose }: LogOutDialogProps) {
  const text = useText();
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) onChoose('stay');
      }}
      title={text('resumes.logOutTitle')}
      description={text('resumes.logOutDescription')}
      footer={
        <>
          <Button onClick={() => onChoose('stay')}>{text('ui.cancel')}</Button>
          <Button variant="danger" onClick={() => onChoose('discard')}>
            {text('resumes.logOutDiscard')}
          </Button>
          <Button variant="primary" onClick={() => onChoose('keep')}>
            {text('resumes.logOutKeep')}
          </Button>
        </>
      }
    />
  );
}
