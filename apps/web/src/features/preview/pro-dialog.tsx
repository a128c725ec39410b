import { Link } from '@tanstack/react-router';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ProDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isVisitor: boolean;
  onSignIn: () => void;
  onSeePlans: () => void;
}

/** Says what a download costs. Closing it leaves everything where it was. */
export function ProDialog({ isOpen, onOpenChange, isVisitor, onSignIn, onSeePlans }: ProDialogProps) {
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
      title={text('preview.proTitle')}
      description={isVisitor ? `${text('preview.proVisitorDescription')} ${offer}` : offer}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {text('preview.notNow')}
          </Button>
          {seePro}
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
