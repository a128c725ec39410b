import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../lib/i18n/i18n.tsx';
import { useTopModal } from '../overlay/top-modal.ts';
import { ToastAnnouncer } from './toast-announcer.tsx';
import { ToastCard } from './toast-card.tsx';
import { useToast } from './toast-context.ts';
import { useClearPlace } from './use-clear-place.ts';

/** Rendered once, in the app's root. */
export function ToastRegion() {
  const store = useToast();
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const topModal = useTopModal();
  return (
    <>
      <ToastAnnouncer toasts={toasts} />
      {/* Everything behind an open modal is inert: not announced, not clickable, not on top. */}
      {topModal && createPortal(<ToastAnnouncer toasts={toasts} />, topModal)}
      {topModal ? createPortal(<ToastList />, topModal) : <ToastList />}
    </>
  );
}

function ToastList() {
  const text = useText();
  const store = useToast();
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const regionRef = useRef<HTMLElement>(null);
  const cameFromRef = useRef<HTMLElement>(null);
  const place = useClearPlace(regionRef, toasts);
  const hasOpen = toasts.some(({ isOpen }) => isOpen);

  useEffect(() => {
    if (!hasOpen) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      regionRef.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hasOpen]);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    store.pause();
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFromRef.current = relatedTarget;
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) store.resume();
  };
  const leave = () => cameFromRef.current?.focus();
  const dismiss = (id: number) => {
    const hadFocus = regionRef.current?.contains(document.activeElement) ?? false;
    const isLast = toasts.every((toast) => toast.id === id || !toast.isOpen);
    store.dismiss(id);
    if (hadFocus) (isLast ? cameFromRef : regionRef).current?.focus();
  };

  return (
    // Not a control: it only detects that the user is reading, and lets Escape leave.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={regionRef}
      tabIndex={-1}
      aria-label={text('ui.notifications')}
      hidden={toasts.length === 0}
      data-place={place}
      className="fixed inset-x-4 bottom-4 z-50 rounded-card data-[place=top]:top-[var(--toast-top,4.5rem)] data-[place=top]:bottom-auto sm:start-auto sm:w-96 max-md:data-[place=bottom]:bottom-[calc(var(--toast-bottom,1rem)+env(safe-area-inset-bottom))]"
      // Move instead of enter: a toast that appears under a resting pointer is not being read.
      onPointerMove={store.pause}
      onPointerLeave={store.resume}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') leave();
      }}
    >
      <ol className="flex flex-col">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
        ))}
      </ol>
    </section>
  );
}
