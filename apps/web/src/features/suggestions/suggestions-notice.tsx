import { Link } from '@tanstack/react-router';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

export type NoticeKind = 'off' | 'visitor' | 'limit';

interface SuggestionsNoticeProps {
  kind: NoticeKind;
  /** The Free plan's limit of AI answers. */
  max: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Why there are no suggestions, with one remedy. Closing it changes nothing. */
export function SuggestionsNotice({ kind, max, isOpen, onOpenChange }: SuggestionsNoticeProps) {
  const text = useText();
  const title = {
    off: () => text('ai.offTitle'),
    visitor: () => text('ai.visitorTitle'),
    limit: () => text('ai.limitTitle', { max }),
  }[kind]();
  const description = {
    off: () => text('ai.offDescription'),
    visitor: () => text('ai.visitorDescription'),
    limit: () => `${text('ai.limitDescription')} ${text('promises.price')}`,
  }[kind]();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {text(kind === 'off' ? 'ai.close' : 'ai.notNow')}
          </Button>
          {kind === 'visitor' && (
            <Button
              variant="primary"
              render={<Link to="/auth" search={{ view: 'sign-up', redirect: '/builder' }} />}
            >
              {text('ai.signUp')}
            </Button>
          )}
          {kind === 'limit' && (
            <Button variant="primary" render={<Link to="/pricing" />}>
              {text('ai.seePro')}
            </Button>
          )}
        </>
      }
    />
  );
}
