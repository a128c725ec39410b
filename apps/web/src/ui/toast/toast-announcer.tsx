import { useEffect, useState } from 'react';
import type { Toast } from './toast-store.ts';

/** A live region that has just become reachable (a modal closed) is announced only after a moment. */
const SETTLE_MS = 100;

/** Live regions that exist before the first toast; danger interrupts, other tones wait for a pause. */
export function ToastAnnouncer({ toasts }: { toasts: readonly Toast[] }) {
  const [announced, setAnnounced] = useState<readonly Toast[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(toasts.filter(({ isOpen }) => isOpen)), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [toasts]);

  return (
    <div className="sr-only">
      <output className="block">
        <Lines toasts={announced.filter(({ tone }) => tone !== 'danger')} />
      </output>
      <div role="alert">
        <Lines toasts={announced.filter(({ tone }) => tone === 'danger')} />
      </div>
    </div>
  );
}

const Lines = ({ toasts }: { toasts: readonly Toast[] }) =>
  toasts.map(({ id, title, description }) => (
    <p key={id}>{description === undefined ? title : `${title}. ${description}`}</p>
  ));
