import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

interface ReadbackOfferProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSignUp: () => void;
}

/** Tells visitors what the check does and why it needs an account. */
export function ReadbackOffer({ isOpen, onOpenChange, onSignUp }: ReadbackOfferProps) {
  const text = useText();
  return (
    <Dialog
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text('imports.readbackOfferTitle')}
      description={text('imports.readbackOffer')}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {text('imports.readbackNotNow')}
          </Button>
          <Button variant="primary" onClick={onSignUp}>
            {text('imports.readbackSignUp')}
          </Button>
        </>
      }
    />
  );
}
