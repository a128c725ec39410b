import { cva } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

type Tone = 'info' | 'success' | 'warning' | 'danger';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

const styles = cva('flex items-start gap-3 rounded-card border px-4 py-3 text-sm', {
  variants: {
    tone: {
      info: 'border-info/30 bg-info/6 [&>svg]:text-info',
      success: 'border-success/30 bg-success/6 [&>svg]:text-success',
      warning: 'border-warning/30 bg-warning/8 [&>svg]:text-warning',
      danger: 'border-danger/30 bg-danger/6 [&>svg]:text-danger',
    },
  },
});

interface CalloutProps {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `alert` for a message caused by the user's last action; otherwise none. */
  role?: 'alert' | 'status';
}

export function Callout({ tone = 'info', title, children, action, role }: CalloutProps) {
  const Icon = ICONS[tone];
  // Tests fail when an element with this marker becomes visible unexpectedly.
  const isTrouble = tone === 'danger' || role === 'alert';
  return (
    <div role={role} data-trouble={isTrouble ? 'notice' : undefined} className={styles({ tone })}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 wrap-anywhere">
          {title !== undefined && <p className="font-medium">{title}</p>}
          {children}
        </div>
        {action !== undefined && <div className="-my-1 max-md:my-0">{action}</div>}
      </div>
    </div>
  );
}
