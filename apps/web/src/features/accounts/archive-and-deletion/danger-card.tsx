import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { DeleteAccountDialog, type DeleteAccountDialogProps } from './delete-account-dialog.tsx';

type DangerCardProps = Omit<DeleteAccountDialogProps, 'isOpen' | 'onOpenChange'>;

export function DangerCard(props: DangerCardProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card className="border-danger/40">
      <CardHeader title={text('privacy.dangerHeading')} description={text('privacy.dangerAdvice')} />
      <Button variant="danger" onClick={() => setOpen(true)}>
        {text('privacy.deleteAccount')}
      </Button>
      <DeleteAccountDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </Card>
  );
}
