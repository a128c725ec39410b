import type { PageSize } from '@lauda/domain/resume/theme';
import { PAPER } from './empty-sheet.tsx';
import { WIDEST_FIT } from './zoom.ts';

/** Placeholder for the pane's toolbar and paper, in their final positions. */
export function BlankSheet({ pageSize }: { pageSize: PageSize }) {
  const { width, height } = PAPER[pageSize];
  return (
    <div aria-hidden className="flex h-full min-h-0 flex-col overflow-hidden bg-sunken">
      <div className="min-h-12 shrink-0 border-b border-border bg-bg" />
      <div className="p-6 max-md:p-3">
        <div
          className="mx-auto bg-paper shadow-paper"
          style={{ maxWidth: WIDEST_FIT, aspectRatio: `${width} / ${height}` }}
        />
      </div>
    </div>
  );
}
