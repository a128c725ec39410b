import { type Path, pathKey } from '@lauda/domain/resume/merge/merge';
import { valueAt } from '@lauda/domain/resume/path';
import type { Resume } from '@lauda/domain/resume/resume';
import type { LineWish } from './active-place.ts';

const CONTROL = 'input:not([type=file], [type=checkbox]), textarea, [role=textbox], [role=combobox]';
const ROW = 'h3 button';
const BUTTON = 'button:not([aria-expanded], [data-handle])';

/** Converts an index path of the preview into a path by ids: 'experience/2' is the third entry. */
export function pathOfField(resume: Resume, field: string): Path {
  const path: string[] = [];
  for (const name of field.split('/')) {
    const list = valueAt(resume, path);
    const entry: unknown = Array.isArray(list) ? list[Number(name)] : undefined;
    path.push((entry as { id?: string } | undefined)?.id ?? name);
  }
  return path;
}

/** The line a path names within its rich text: '…/description/0/3' is the fourth bullet. */
export function lineOf(path: Path, key: string): LineWish | null {
  const [block, item = '0', ...rest] = path.slice(key.split('/').length);
  if (block === undefined || rest.length > 0 || !/^\d+$/.test(block) || !/^\d+$/.test(item)) return null;
  return { block: Number(block), item: Number(item) };
}

/** The reverse, at the preview's granularity: an entry or a personal field. */
export function fieldOfPath(resume: Resume, path: Path): string {
  const depth = { personalInfo: 2, customSections: 4 }[path[0] ?? ''] ?? 2;
  return path
    .slice(0, depth)
    .map((name, index) => {
      const list = valueAt(resume, path.slice(0, index));
      if (!Array.isArray(list)) return name;
      return String((list as { id: string }[]).findIndex(({ id }) => id === name));
    })
    .join('/');
}

/** The section whose card contains a place. The summary has its own card; contacts belong to personal info. */
export function sectionOfPath([first = '', second = '']: Path): string {
  if (first === 'customSections') return `custom:${second}`;
  if (first === 'personalInfo' && second === 'summary') return 'objectives';
  return first === 'title' || first === 'contacts' ? 'personalInfo' : first;
}

/** The path of the start of a section's card. */
export function pathOfSection(section: string): Path {
  if (section === 'objectives') return ['personalInfo', 'summary'];
  if (section === 'personalInfo') return ['personalInfo', 'firstName'];
  return section.startsWith('custom:') ? ['customSections', section.slice('custom:'.length)] : [section];
}

export const sectionElement = (section: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"]`);

const placeElement = (path: Path): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-place="${CSS.escape(pathKey(path))}"]`);

/** The nearest rendered element for a path: the field, otherwise its entry, otherwise its section. */
export function findPlace(path: Path): HTMLElement | null {
  for (let length = path.length; length > 0; length -= 1) {
    const found = placeElement(path.slice(0, length));
    if (found) return found;
  }
  return sectionElement(sectionOfPath(path));
}

/** Focuses the first field or button in it; tall elements are scrolled to their top. */
export function focusIn(element: HTMLElement): void {
  const isTall = element.offsetHeight > innerHeight / 2;
  element.scrollIntoView({ block: isTall ? 'start' : 'center' });
  const control = [CONTROL, ROW, BUTTON].flatMap((kind) => element.querySelector<HTMLElement>(kind) ?? []);
  (control[0] ?? element).focus({ preventScroll: true });
}
