import type { StaffRole } from '@lauda/domain/permissions';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ROLE_TEXTS } from '../staff-texts.ts';

export function RoleBadge({ role }: { role: StaffRole | null }) {
  const text = useText();
  if (role === null) return <span className="text-muted">{text('staff.noRole')}</span>;
  return <Badge tone="primary">{text(ROLE_TEXTS[role])}</Badge>;
}
