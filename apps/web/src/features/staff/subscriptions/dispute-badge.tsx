import type { DisputeStatus } from '@lauda/contract/staff/staff-billing';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { DISPUTE_TEXTS } from '../operations-texts.ts';

/** Renders nothing for users without a dispute. */
export function DisputeBadge({ status }: { status: DisputeStatus | null }) {
  const text = useText();
  if (status === null) return null;
  const [label, tone] = DISPUTE_TEXTS[status];
  return <Badge tone={tone}>{text(label)}</Badge>;
}
