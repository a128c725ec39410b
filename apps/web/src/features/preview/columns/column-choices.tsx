import { columnsOf } from '@lauda/documents/browser';
import { chosenPlace, placeSection } from '@lauda/domain/resume/section-places';
import { sectionTitle } from '@lauda/domain/resume/vocabulary/section-titles';
import { visibleSections } from '@lauda/domain/resume/sections';
import { cx } from 'class-variance-authority';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { MenuItem } from '../../../ui/menu/menu-item.tsx';
import { MoreMenu } from '../../../ui/menu/more-menu.tsx';
import { dropLine } from '../../../ui/sortable/drop-line.ts';
import { ReorderHandle } from '../../../ui/sortable/reorder-handle.tsx';
import { useSortable } from '../../../ui/sortable/use-sortable.ts';
import { type ResumeSource, useSourceValue } from '../resume-source.ts';
import { columnRows, moveAcross, moveRow } from './column-list.ts';

interface ColumnChoicesProps {
  source: ResumeSource;
  /** What software reads from the columns, when the placement differs from the template's. */
  reading: ReactNode;
}

/** Chooses the column of each section, for templates with two. */
export function ColumnChoices({ source, reading }: ColumnChoicesProps) {
  const text = useText();
  const resume = useSourceValue(source, (now) => now);
  const rows = columnRows(resume);
  const listRef = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const sortable = useSortable(listRef, {
    count: rows.length,
    onMove: (from, to) => {
      const row = rows[from];
      source.edit((now) => moveRow(now, from, to));
      if (row?.kind === 'section') sayPlace(row.name);
    },
  });
  const nameOf = (name: Parameters<typeof sectionTitle>[1]) =>
    sectionTitle(resume, name) || text('builder.untitledSection');
  const sayPlace = (name: Parameters<typeof sectionTitle>[1]) => {
    const now = columnRows(source.getResume());
    const row = now.find((one) => one.kind === 'section' && one.name === name);
    if (row === undefined) return;
    const own = now.filter((one) => one.kind === 'section' && one.place === row.place);
    setSaid(
      text('preview.columnMoved', {
        section: nameOf(name),
        place: row.place,
        position: own.indexOf(row) + 1,
        count: own.length,
      }),
    );
  };
  if (columnsOf(resume.templateId) === 1) return null;
  const isChanged = visibleSections(resume).some((name) => chosenPlace(resume, name) !== undefined);
  return (
    <section aria-label={text('preview.columns')} className="grid gap-3 border-t border-border pt-5">
      <h3 className="text-sm font-medium">{text('preview.columns')}</h3>
      <p className="text-sm text-muted">{text('preview.columnsHint')}</p>
      <ColumnHeading id="main-column">{text('preview.columnName', { place: 'main' })}</ColumnHeading>
      <ul ref={listRef} aria-label={text('preview.columns')} className="grid gap-1">
        {rows.map((row, index) =>
          row.kind === 'heading' ? (
            <li key="side" data-sortable-item className={mark(sortable.markOf(index))}>
              <ColumnHeading id="side-column">{text('preview.columnName', { place: 'side' })}</ColumnHeading>
              {index === rows.length - 1 && (
                <p className="mt-1 rounded-control border border-dashed border-border px-3 py-2 text-sm text-muted">
                  {text('preview.columnEmpty')}
                </p>
              )}
            </li>
          ) : (
            <li
              key={row.name}
              data-sortable-item
              className={cx(
                'flex items-center gap-1 rounded-control border border-border bg-surface pe-1',
                sortable.draggedIndex === index && 'opacity-60',
                mark(sortable.markOf(index)),
              )}
            >
              <ReorderHandle name={nameOf(row.name)} index={index} sortable={sortable} />
              <span className="min-w-0 flex-1 truncate py-2 text-sm">{nameOf(row.name)}</span>
              <MoreMenu label={text('preview.columnMenu', { section: nameOf(row.name) })}>
                <MenuItem
                  icon={<ArrowLeftRight />}
                  onSelect={() => {
                    source.edit((now) => moveAcross(now, row.name));
                    sayPlace(row.name);
                  }}
                >
                  {text('preview.columnMove', { place: row.place === 'main' ? 'side' : 'main' })}
                </MenuItem>
                <MenuItem
                  icon={<ArrowUp />}
                  isDisabled={index === 0}
                  onSelect={() => sortable.move(index, index - 1)}
                >
                  {text('preview.columnUp')}
                </MenuItem>
                <MenuItem
                  icon={<ArrowDown />}
                  isDisabled={index === rows.length - 1}
                  onSelect={() => sortable.move(index, index + 1)}
                >
                  {text('preview.columnDown')}
                </MenuItem>
              </MoreMenu>
            </li>
          ),
        )}
      </ul>
      <output className="sr-only">{said}</output>
      {isChanged && (
        <>
          <Button
            size="sm"
            className="justify-self-start"
            onClick={() =>
              source.edit((now) =>
                visibleSections(now).reduce((placed, name) => placeSection(placed, name, undefined), now),
              )
            }
          >
            {text('preview.columnsReset')}
          </Button>
          {reading}
        </>
      )}
    </section>
  );
}

const mark = (at: Parameters<typeof dropLine>[0]) => cx('relative', dropLine(at, 'near'));

const ColumnHeading = ({ id, children }: { id: string; children: string }) => (
  <h4 id={id} className="pt-1 text-xs font-medium text-muted">
    {children}
  </h4>
);
