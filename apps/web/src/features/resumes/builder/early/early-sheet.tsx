import { emptyResume } from '@lauda/domain/resume/empty-resume';
import type { PageSize } from '@lauda/domain/resume/theme';
import { cx } from 'class-variance-authority';
import { useLocale } from '../../../../lib/i18n/i18n.tsx';
import { DIVIDER } from '../layout.ts';

/** Classes instead of inline styles, which the page's CSP forbids. */
const SHAPE: Readonly<Record<PageSize, string>> = {
  a4: 'aspect-[595.28/841.89]',
  letter: 'aspect-[612/792]',
};

/** The paper, in the preview's final position. */
export function EarlySheet() {
  const { pageSize } = emptyResume(useLocale());
  return (
    <>
      <div aria-hidden className={DIVIDER}>
        <span className="absolute inset-y-0 start-1/2 w-px -translate-x-1/2 bg-border" />
      </div>
      <div aria-hidden className="relative max-md:hidden md:min-h-0">
        <div className="flex h-full min-h-0 flex-col overflow-hidden bg-sunken">
          <div className="min-h-12 shrink-0 border-b border-border bg-bg" />
          <div className="p-6">
            <div className={cx('mx-auto max-w-[960px] bg-paper shadow-paper', SHAPE[pageSize])} />
          </div>
        </div>
      </div>
    </>
  );
}
