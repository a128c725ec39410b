import Eye from 'lucide-react/icons/eye';
import { useLayoutEffect } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';

interface ImpersonationBannerProps {
  email: string;
  canEdit: boolean;
  isStopping: boolean;
  onStop: () => void;
}

/** Above every frame; sticky elements in them leave room with `--frame-top`. */
export function ImpersonationBanner({ email, canEdit, isStopping, onStop }: ImpersonationBannerProps) {
  const text = useText();
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--frame-top', '3rem');
    return () => void document.documentElement.style.removeProperty('--frame-top');
  }, []);
  return (
    <aside
      aria-label={text('staff.bannerLabel')}
      className="sticky top-0 z-30 flex h-12 items-center gap-3 bg-text px-4 text-sm text-bg"
    >
      <Eye aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 truncate" title={email}>
        <span className="font-medium">{text('staff.bannerViewing', { email })}</span>
        {!canEdit && (
          <span className="ms-2 rounded-full border border-bg/40 px-2 py-0.5 text-xs max-sm:sr-only">
            {text('staff.bannerReadOnly')}
          </span>
        )}
      </p>
      <Button size="sm" isLoading={isStopping} onClick={onStop}>
        {text('staff.bannerStop')}
      </Button>
    </aside>
  );
}
