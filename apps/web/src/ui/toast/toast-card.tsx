import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../button.tsx';
import type { Toast, ToastTone } from './toast-store.ts';

const ICONS: Record<ToastTone, React.ReactNode> = {
  neutral: null,
  success: <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />,
  danger: <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />,
};

export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const text = useText();
  const { title, description, tone, action, isOpen } = toast;
  return (
    <li
      inert={!isOpen}
      data-tone={tone}
      data-trouble={tone === 'danger' ? 'toast' : undefined}
      className="grid grid-rows-[1fr] transition-[grid-template-rows,opacity,translate] duration-180 inert:grid-rows-[0fr] inert:opacity-0 starting:translate-y-2 starting:opacity-0"
    >
      <div className="min-h-0 overflow-hidden">
        <div className="mt-2 flex items-start gap-3 rounded-card border border-border bg-surface py-3 ps-4 pe-2 shadow-popover">
          {ICONS[tone]}
          <div className="min-w-0 flex-1 py-px text-sm wrap-anywhere">
            <p className="font-medium">{title}</p>
            {description !== undefined && <p className="mt-0.5 text-muted">{description}</p>}
            {action && (
              <Button
                variant="link"
                size="sm"
                className="mt-1.5"
                onClick={() => {
                  action.onSelect();
                  onDismiss();
                }}
              >
                {action.label}
              </Button>
            )}
          </div>
          <Button
            variant="quiet"
            size="icon-sm"
            aria-label={text('ui.close')}
            className="-my-1.5 text-muted"
            onClick={onDismiss}
          >
            <X aria-hidden />
          </Button>
        </div>
      </div>
    </li>
  );
}
