import { Link } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

interface ProDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** False where every user has everything: then only an account is missing. */
  isSold: boolean;
  isVisitor: boolean;
  onSignIn: () => void;
  onSeePlans: () => void;
}

/** Explains what a download needs. Closing it changes nothing. */
export function ProDialog({ isOpen, onOpenChange, isSold, isVisitor, onSignIn, onSeePlans }: ProDialogProps) {
  const text = useText();
  const offer = `${text('promises.free')} ${text('promises.price')}`;
  const seePro = (
    <Button
      variant={isVisitor ? 'secondary' : 'primary'}
      render={<Link to="/pricing" onClick={onSeePlans} />}
    >
      {text('preview.seePro')}
    </Button>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="sm"
      title={text(isSold ? 'preview.proTitle' : 'preview.accountTitle')}
      description={[isVisitor && text('preview.proVisitorDescription'), isSold && offer]
        .filter(Boolean)
        .join(' ')}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {text('preview.notNow')}
          </Button>
          {isSold && seePro}
          {isVisitor && (
            <Button variant="primary" onClick={onSignIn}>
              {text('preview.keepThisResume')}
            </Button>
          )}
        </>
      }
    />
  );
}
