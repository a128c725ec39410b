import { ApiError } from '@lauda/contract/client';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { track } from '../../../lib/analytics.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { forgetFailedParts } from '../../../lib/lazy-part.tsx';
import { PartFailure, reloadIfReachable, reloadUnlessRecent } from '../../../lib/part-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { SheetArt } from './sheet-art.tsx';

interface ErrorViewProps {
  error: unknown;
  onRetry: () => void;
}

/** The server's request id if there is one, so that its log can be searched. */
const referenceOf = (error: unknown): string =>
  (error instanceof ApiError && error.requestId) || crypto.randomUUID().slice(0, 8).toUpperCase();

/** A failed screen: what happened, a reference to quote, and what to do next. */
export function ErrorView({ error, onRetry }: ErrorViewProps) {
  const text = useText();
  const [reference] = useState(() => referenceOf(error));
  const [isTrying, setTrying] = useState(false);
  const isPartMissing = error instanceof PartFailure;
  // If a deploy removed the file, a reload gets the new page.
  const reloadOnce = useEffectEvent(() => isPartMissing && reloadUnlessRecent());
  useEffect(() => {
    track('error', { source: 'screen' });
    reloadOnce();
  }, []);
  const retry = async () => {
    forgetFailedParts();
    if (!isPartMissing) return onRetry();
    setTrying(true);
    await reloadIfReachable();
    setTrying(false);
  };
  return (
    <section
      role="alert"
      data-trouble="screen"
      className="mx-auto flex max-w-lg flex-col items-center gap-5 px-6 py-16 text-center"
    >
      <SheetArt kind="torn" />
      <h1 className="font-display text-3xl tracking-display">{text('errors.title')}</h1>
      <p className="text-pretty text-muted">{text('errors.description')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" isLoading={isTrying} onClick={() => void retry()}>
          {text('errors.retry')}
        </Button>
        <Button render={<Link to="/" />}>{text('errors.goHome')}</Button>
      </div>
      <p className="text-sm text-muted select-all">{text('errors.reference', { reference })}</p>
    </section>
  );
}
