import { cva, type VariantProps } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../button.tsx';
import { Modal, type ModalProps } from './modal.tsx';

const panel = cva(
  'relative flex max-h-full w-full flex-col rounded-dialog border border-border bg-surface shadow-popover',
  {
    variants: { size: { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-3xl' } },
    defaultVariants: { size: 'md' },
  },
);

export interface DialogProps
  extends
    Pick<ModalProps, 'isOpen' | 'onOpenChange' | 'role' | 'initialFocusRef' | 'canDismiss'>,
    VariantProps<typeof panel> {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, primary one last. */
  footer?: ReactNode;
}

export function Dialog({ title, description, children, footer, size, ...modal }: DialogProps) {
  const text = useText();
  const titleId = useId();
  const descriptionId = useId();
  return (
    <Modal
      {...modal}
      labelId={titleId}
      descriptionId={description === undefined ? undefined : descriptionId}
      // The only row has the window's height, so that a long dialog scrolls inside and keeps its buttons visible.
      className="grid-rows-[minmax(0,1fr)] place-items-center p-4"
      panelClassName={panel({ size })}
      panelStyle={{ '--panel-scale': '0.98' } as React.CSSProperties}
    >
      <header className="flex flex-col gap-1 px-6 pt-5 pe-14 pb-3">
        <h2 id={titleId} className="text-lg leading-7 font-semibold">
          {title}
        </h2>
        {description !== undefined && (
          <div id={descriptionId} className="text-sm text-muted">
            {description}
          </div>
        )}
      </header>
      {children && (
        // In a short window, what a toast covers can be scrolled out from under it.
        <div className="min-h-0 overflow-y-auto overscroll-contain px-6 pt-1 pb-4 [@media(height<45rem)]:pb-[calc(1rem+var(--toast-room,0px))]">
          {children}
        </div>
      )}
      {footer !== undefined && (
        <footer className="flex flex-wrap justify-end gap-2 px-6 pt-2 pb-6 max-sm:flex-col-reverse">
          {footer}
        </footer>
      )}
      {/* Last in the DOM, so that the first control of the content takes the focus. */}
      {modal.canDismiss !== false && (
        <Button
          variant="quiet"
          size="icon-sm"
          aria-label={text('ui.close')}
          className="absolute! end-4 top-4 text-muted"
          onClick={() => modal.onOpenChange(false)}
        >
          <X aria-hidden />
        </Button>
      )}
    </Modal>
  );
}
