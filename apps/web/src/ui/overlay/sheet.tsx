import { cva } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../button.tsx';
import { Modal, type ModalProps } from './modal.tsx';

type Side = 'left' | 'right' | 'bottom';

const panel = cva('relative flex min-h-0 flex-col bg-surface shadow-popover', {
  variants: {
    side: {
      left: 'h-full w-[min(20rem,calc(100vw-3rem))] justify-self-start border-e border-border',
      right: 'h-full w-[min(28rem,calc(100vw-3rem))] justify-self-end border-s border-border',
      bottom:
        'max-h-[85dvh] w-full self-end rounded-t-dialog border-t border-border pb-[env(safe-area-inset-bottom)]',
    },
  },
});

const FROM: Record<Side, string> = { left: '-100% 0', right: '100% 0', bottom: '0 100%' };

interface SheetProps extends Pick<ModalProps, 'isOpen' | 'onOpenChange' | 'initialFocusRef'> {
  title: string;
  /** For content with its own heading; the title is then for screen readers only. */
  isTitleHidden?: boolean;
  side?: Side;
  children: ReactNode;
}

export function Sheet({ title, isTitleHidden = false, side = 'right', children, ...modal }: SheetProps) {
  const text = useText();
  const titleId = useId();
  return (
    <Modal
      {...modal}
      labelId={titleId}
      panelClassName={panel({ side })}
      panelStyle={{ '--panel-from': FROM[side] } as CSSProperties}
    >
      <h2 id={titleId} className={isTitleHidden ? 'sr-only' : 'px-6 pt-5 pe-14 text-lg font-semibold'}>
        {title}
      </h2>
      <div className={isTitleHidden ? 'contents' : 'min-h-0 flex-1 overflow-y-auto px-6 py-4'}>
        {children}
      </div>
      <Button
        variant="quiet"
        size="icon-sm"
        aria-label={text('ui.close')}
        className="absolute! end-3 top-3 text-muted"
        onClick={() => modal.onOpenChange(false)}
      >
        <X aria-hidden />
      </Button>
    </Modal>
  );
}
