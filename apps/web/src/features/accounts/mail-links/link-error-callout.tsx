import type { PlainKey } from '@lauda/messages';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { LinkError } from './link-error.ts';

const TEXTS: Record<LinkError, { title: PlainKey; description: PlainKey }> = {
  verification_failed: {
    title: 'accounts.verificationFailedTitle',
    description: 'accounts.verificationFailed',
  },
  reset_failed: { title: 'accounts.resetFailedTitle', description: 'accounts.resetFailed' },
};

export function LinkErrorCallout({ error }: { error: LinkError }) {
  const text = useText();
  const { title, description } = TEXTS[error];
  return (
    <Callout role="alert" tone="warning" title={text(title)}>
      {text(description)}
    </Callout>
  );
}
