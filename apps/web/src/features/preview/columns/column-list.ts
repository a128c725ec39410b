import { placeOf } from '@lauda/documents/browser';
import type { Resume } from '@lauda/domain/resume/resume';
import { type Columns, moveToColumn, type SectionPlace } from '@lauda/domain/resume/section-places';
import { type SectionName, visibleSections } from '@lauda/domain/resume/sections';

/** Both columns as one list: a section moved past the side column's heading changes its column. */
export type ColumnRow =
  | { readonly kind: 'section'; readonly name: SectionName; readonly place: SectionPlace }
  | { readonly kind: 'heading'; readonly place: 'side' };

const columnsIn = (resume: Resume): Columns => {
  const sections = visibleSections(resume);
  const of = (place: SectionPlace) => sections.filter((name) => placeOf(resume, name) === place);
  return { main: of('main'), side: of('side') };
};

export function columnRows(resume: Resume): ColumnRow[] {
  const columns = columnsIn(resume);
  const rows = (place: SectionPlace) =>
    columns[place].map((name): ColumnRow => ({ kind: 'section', name, place }));
  return [...rows('main'), { kind: 'heading', place: 'side' }, ...rows('side')];
}

/** Moves the section of one row to the position of another. */
export function moveRow(resume: Resume, from: number, to: number): Resume {
  const rows = columnRows(resume);
  const row = rows[from];
  if (row?.kind !== 'section' || to < 0 || to >= rows.length || to === from) return resume;
  const heading = rows.toSpliced(from, 1).findIndex(({ kind }) => kind === 'heading');
  const target =
    to <= heading
      ? ({ place: 'main', index: to } as const)
      : ({ place: 'side', index: to - heading - 1 } as const);
  return moveToColumn(resume, columnsIn(resume), row.name, target);
}

/** Moves a section to the end of the other column. */
export function moveAcross(resume: Resume, name: SectionName): Resume {
  const columns = columnsIn(resume);
  const place = placeOf(resume, name) === 'main' ? 'side' : 'main';
  return moveToColumn(resume, columns, name, { place, index: columns[place].length });
}
