import Eye from 'lucide-react/icons/eye';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Lock from 'lucide-react/icons/lock';
import PenLine from 'lucide-react/icons/pen-line';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { RichText } from '../../lib/i18n/rich-text.tsx';

/** Describes the product on a sheet that lies on a desk. The paper stays white in the dark theme. */
export function DeskPanel() {
  const text = useText();
  return (
    <aside className="grid content-center gap-8 rounded-dialog border border-border bg-sunken p-8 max-md:hidden lg:p-12">
      <div className="mx-auto grid w-full max-w-md rotate-1 gap-7 bg-paper p-8 text-ink shadow-paper motion-safe:transition-transform motion-safe:duration-240 motion-safe:hover:rotate-0 lg:p-10">
        <h2 className="font-display text-3xl tracking-display">
          <RichText
            id="accounts.panelTitle"
            tags={{
              mark: <mark className="-mx-1 box-decoration-clone bg-[#FFE58A] px-1 text-[#3B2E00]" />,
            }}
          />
        </h2>
        <ul className="grid gap-6">
          <Point icon={<PenLine aria-hidden />} title={text('accounts.aiTitle')}>
            {text('accounts.aiDescription')}
          </Point>
          <Point icon={<LayoutTemplate aria-hidden />} title={text('accounts.templatesTitle')}>
            {text('accounts.templatesDescription')}
          </Point>
          <Point icon={<Eye aria-hidden />} title={text('accounts.previewTitle')}>
            {text('accounts.previewDescription')}
          </Point>
        </ul>
      </div>
      <p className="flex items-center justify-center gap-2 text-sm text-muted">
        <Lock aria-hidden className="size-4 shrink-0" />
        {text('accounts.sslNote')}
      </p>
    </aside>
  );
}

interface PointProps {
  icon: ReactNode;
  title: string;
  children: string;
}

function Point({ icon, title, children }: PointProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-[#DBD8CE] pt-5 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:text-[#0E5C45]">
      {icon}
      <div className="grid gap-0.5">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-pretty text-[#5A5D56]">{children}</p>
      </div>
    </li>
  );
}
