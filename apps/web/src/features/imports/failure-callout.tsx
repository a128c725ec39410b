import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Callout } from '../../ui/callout.tsx';
import { failureTitle, faultName, type ImportFailure } from './import-failure.ts';

interface FailureCalloutProps {
  failure: ImportFailure;
  fileName: string;
  action?: ReactNode;
}

/** What went wrong and how to fix it. */
export function FailureCallout({ failure, fileName, action }: FailureCalloutProps) {
  const text = useText();
  return (
    <Callout tone="danger" role="alert" title={text(failureTitle(failure, fileName))} action={action}>
      {failure.kind === 'fault'
        ? text('imports.fault', { fault: faultName(failure.fault) })
        : text(failure.text)}
    </Callout>
  );
}
