import type { SectionKey } from '@lauda/domain/resume/sections';
import type { Line } from '../source.ts';
import type { Section } from './sections.ts';
import { TITLED } from './titled-sections.ts';

const linesOf = ({ heading, lines }: Section): readonly Line[] =>
  heading === null ? lines : [heading, ...lines];

/** Vertical extent of lines on a page; null if there are none. */
function extentOn(page: number, lines: readonly Line[]): { top: number; bottom: number } | null {
  const own = lines.filter((line) => line.page === page).map(({ box }) => box);
  if (own.length === 0) return null;
  return {
    top: Math.min(...own.map(({ y }) => y)),
    bottom: Math.max(...own.map(({ y, height }) => y + height)),
  };
}

/** Whether both have lines at one height of one page. */
const isBeside = (some: readonly Line[], others: readonly Line[]): boolean =>
  [...new Set(some.map(({ page }) => page))].some((page) => {
    const [one, other] = [extentOn(page, some), extentOn(page, others)];
    return one !== null && other !== null && one.top < other.bottom && other.top < one.bottom;
  });

/**
 * The sections in the order of the file, except that a side column follows the main one. A side column on the left is
 * read first, but a resume in one column must not begin with its skills and certificates (LinkedIn's saved profile).
 * The main column is the one with the experience. Where each section is a flow of its own, the file gives the order.
 */
export function sectionOrder(sections: readonly Section[]): SectionKey[] {
  const flowOf = (section: Section | undefined) => section && linesOf(section)[0]?.flow;
  const named = sections.filter(({ kind }) => TITLED[kind] !== undefined);
  const main = flowOf(named.find(({ kind }) => kind === 'experience'));
  const isInMain = (section: Section) => flowOf(section) === main;
  const inMain = named.filter(isInMain);
  const mainLines = inMain.flatMap(linesOf);
  const side =
    main === undefined || inMain.length === 1
      ? []
      : named.slice(0, named.findIndex(isInMain)).filter((section) => isBeside(linesOf(section), mainLines));
  const others = named.filter((section) => !side.includes(section));
  const ordered = others.toSpliced(others.findLastIndex(isInMain) + 1, 0, ...side);
  return [...new Set(ordered.flatMap(({ kind }) => TITLED[kind] ?? []))];
}
