import { cx } from 'class-variance-authority';
import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { pushModal } from './top-modal.ts';
import { usePresence } from './use-presence.ts';

/** Duration of the longest exit animation in overlays.css. */
const EXIT_MS = 240;

export interface ModalProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  labelId?: string;
  label?: string;
  descriptionId?: string;
  role?: 'alertdialog';
  /** Takes the focus instead of the first control. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** False while closing would lose something: then neither Escape nor a click outside closes it. */
  canDismiss?: boolean;
  className?: string;
  panelClassName?: string;
  panelStyle?: CSSProperties;
  children: ReactNode;
}

/** The native modal dialog: it makes the page inert, traps the focus and restores it. */
export function Modal(props: ModalProps) {
  const isPresent = usePresence(props.isOpen, EXIT_MS);
  return isPresent && <PresentModal {...props} />;
}

function PresentModal({
  isOpen,
  onOpenChange,
  labelId,
  label,
  descriptionId,
  role,
  initialFocusRef,
  canDismiss = true,
  className,
  panelClassName,
  panelStyle,
  children,
}: ModalProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pressedRef = useRef<EventTarget>(null);
  const layerRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    const layer = layerRef.current;
    if (!isOpen || !dialog || !layer) return;
    const { documentElement } = document;
    documentElement.toggleAttribute('data-has-scrollbar', innerWidth > documentElement.clientWidth);
    dialog.inert = false;
    dialog.showModal();
    initialFocusRef?.current?.focus();
    const remove = pushModal(layer);
    return () => {
      remove();
      // Still rendered during the exit animation, when WebKit lets React focus it again after the focus was restored.
      dialog.inert = true;
      dialog.close();
    };
  }, [isOpen, initialFocusRef]);

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file input inside fires its own bubbling `cancel`.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (canDismiss) onOpenChange(false);
  };
  const onClose = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    // The browser may close it despite `cancel`; the event can also arrive late, after reopening.
    if (!currentTarget.open && isOpen) onOpenChange(false);
  };
  const onPointerUp = (event: PointerEvent) => {
    // Press and release must both be on the backdrop: selecting text and releasing outside must not close it.
    const isOutside = event.target === event.currentTarget && pressedRef.current === event.currentTarget;
    if (isOutside && canDismiss) onOpenChange(false);
  };

  return (
    <dialog
      ref={dialogRef}
      role={role}
      aria-label={label}
      aria-labelledby={labelId}
      aria-describedby={descriptionId}
      className={cx('modal', className)}
      onCancel={onCancel}
      onClose={onClose}
      onPointerDown={(event) => {
        pressedRef.current = event.target;
      }}
      onPointerUp={onPointerUp}
    >
      <div className={cx('modal-panel', panelClassName)} style={panelStyle}>
        {children}
      </div>
      <div ref={layerRef} className="absolute start-0 top-0" />
    </dialog>
  );
}
