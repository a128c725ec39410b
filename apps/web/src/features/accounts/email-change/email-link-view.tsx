import { ApiError, type Client } from '@lauda/contract/client';
import type { PlainKey } from '@lauda/messages';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { RichText } from '../../../lib/i18n/rich-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { accountFailure } from '../account-failure.ts';
import { FormHeading } from '../form-heading.tsx';

const ADDRESS = { address: <strong className="font-semibold" /> };

interface ConfirmEmailChangeViewProps {
  api: Pick<Client, 'confirmEmailChange'>;
  token: string;
  onDone: () => void;
}

/** Asks before it acts: mail scanners open links too. */
export function ConfirmEmailChangeView({ api, token, onDone }: ConfirmEmailChangeViewProps) {
  const text = useText();
  const confirm = useMutation({
    mutationFn: () => api.confirmEmailChange({ body: { token } }),
    onSuccess: onDone,
  });
  if (confirm.data)
    return (
      <Done title={text('emailLink.changedTitle')}>
        <p className="text-pretty wrap-anywhere">
          <RichText id="emailLink.changedText" values={{ email: confirm.data.email }} tags={ADDRESS} />
        </p>
        <Button render={<Link to="/account-settings" hash="profile" />}>
          {text('emailLink.changedAction')}
        </Button>
      </Done>
    );
  return (
    <Frame>
      <FormHeading title={text('emailLink.confirmTitle')} subtitle={text('emailLink.confirmSubtitle')} />
      <Button
        variant="primary"
        size="lg"
        className="justify-self-start"
        isLoading={confirm.isPending}
        onClick={() => confirm.mutate()}
      >
        {text('emailLink.confirmAction')}
      </Button>
      <Failure
        error={confirm.error}
        title={text('emailLink.confirmFailed')}
        reasons={{ TOKEN_INVALID: 'emailLink.linkDead', EMAIL_TAKEN: 'emailLink.takenMeanwhile' }}
      />
    </Frame>
  );
}

interface RestoreEmailViewProps {
  api: Pick<Client, 'restoreEmail'>;
  token: string;
  /** Passes the token for choosing a new password. It is lost when the page closes. */
  onRestored: (resetToken: string) => void;
  onChoosePassword: () => void;
}

export function RestoreEmailView({ api, token, onRestored, onChoosePassword }: RestoreEmailViewProps) {
  const text = useText();
  const restore = useMutation({
    mutationFn: () => api.restoreEmail({ body: { token } }),
    onSuccess: ({ resetToken }) => onRestored(resetToken),
  });
  if (restore.data)
    return (
      <Done title={text('emailLink.restoredTitle')}>
        <p className="text-pretty wrap-anywhere">
          <RichText id="emailLink.restoredText" values={{ email: restore.data.email }} tags={ADDRESS} />
        </p>
        <Button variant="primary" onClick={onChoosePassword}>
          {text('emailLink.restoredAction')}
        </Button>
      </Done>
    );
  return (
    <Frame>
      <FormHeading title={text('emailLink.restoreTitle')} subtitle={text('emailLink.restoreSubtitle')} />
      <ul className="grid list-disc gap-1.5 ps-5 text-sm text-pretty">
        <li>{text('emailLink.restoreSessions')}</li>
        <li>{text('emailLink.restorePassword')}</li>
        <li>{text('emailLink.restoreWaysIn')}</li>
      </ul>
      <Button
        variant="primary"
        size="lg"
        className="justify-self-start"
        isLoading={restore.isPending}
        onClick={() => restore.mutate()}
      >
        {text('emailLink.restoreAction')}
      </Button>
      <Failure
        error={restore.error}
        title={text('emailLink.restoreFailed')}
        reasons={{ TOKEN_INVALID: 'emailLink.restoreDead', EMAIL_TAKEN: 'emailLink.restoreTaken' }}
      />
    </Frame>
  );
}

interface FailureProps {
  error: unknown;
  title: string;
  reasons: Readonly<Record<'TOKEN_INVALID' | 'EMAIL_TAKEN', PlainKey>>;
}

function Failure({ error, title, reasons }: FailureProps) {
  const text = useText();
  if (error === null) return null;
  const code = error instanceof ApiError ? error.code : null;
  const reason =
    code === 'TOKEN_INVALID' || code === 'EMAIL_TAKEN' ? reasons[code] : accountFailure(error).reason;
  return (
    <Callout role="alert" tone="danger" title={title}>
      {text(reason)}
    </Callout>
  );
}

/** Replaces the question and takes the focus: otherwise screen readers do not announce the change. */
function Done({ title, children }: { title: string; children: ReactNode }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <Frame>
      <div className="grid justify-items-start gap-4">
        <h1 ref={headingRef} tabIndex={-1} className="font-display text-3xl tracking-display outline-none">
          {title}
        </h1>
        {children}
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-md content-start gap-6 px-4 py-8 md:py-12">{children}</div>
  );
}
