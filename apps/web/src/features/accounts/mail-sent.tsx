import MailCheck from 'lucide-react/icons/mail-check';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';

interface MailSentProps {
  /** Where the mail was sent and what to do next. */
  children: ReactNode;
  action: ReactNode;
}

/** Replaces a form and takes the focus: otherwise screen readers do not announce the change. */
export function MailSent({ children, action }: MailSentProps) {
  const text = useText();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4">
      <span className="grid size-12 place-items-center rounded-full bg-soft text-on-soft">
        <MailCheck aria-hidden className="size-6" />
      </span>
      <h1 ref={headingRef} tabIndex={-1} className="font-display text-3xl tracking-display outline-none">
        {text('accounts.checkMailTitle')}
      </h1>
      <p className="text-pretty wrap-anywhere">{children}</p>
      <p className="text-sm text-pretty text-muted">{text('accounts.checkSpam')}</p>
      {action}
    </div>
  );
}
