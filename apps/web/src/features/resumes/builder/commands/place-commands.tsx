import type { Path } from '@lauda/domain/resume/merge/merge';
import { valueAt } from '@lauda/domain/resume/path';
import type { Resume } from '@lauda/domain/resume/resume';
import { sectionTitle } from '@lauda/domain/resume/vocabulary/section-titles';
import type { SectionName } from '@lauda/domain/resume/sections';
import { plainText } from '@lauda/domain/resume/rich-text';
import type { Translator } from '@lauda/messages';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import ListPlus from 'lucide-react/icons/list-plus';
import MapPin from 'lucide-react/icons/map-pin';
import type { ScreenCommand } from '../../../../lib/screen/screen-commands.ts';
import { pathOfSection } from '../places/places.ts';
import { type Entry, entriesPlace, entryName, wordsIn } from '../entries/entry-kinds.ts';
import type { Section } from './use-builder-commands.tsx';

interface PlaceCommandsOptions {
  resume: Resume;
  /** Visible sections, in page order. */
  sections: readonly Section[];
  text: Translator['text'];
  jumpTo: (path: Path) => void;
  addTo: (section: SectionName) => void;
  openDesign: () => void;
}

/** A section's own text besides its entries. */
function wordsOfSection({ personalInfo }: Resume, section: Section): string {
  if (section === 'objectives') return plainText(personalInfo.summary);
  if (section !== 'personalInfo') return '';
  const { summary: _summary, photo: _photo, ...fields } = personalInfo;
  return wordsIn(fields);
}

/** Commands for the sections and entries of the open resume, found by their text, and for adding more. */
export function placeCommands({ resume, sections, text, ...act }: PlaceCommandsOptions): ScreenCommand[] {
  const titleOf = (section: Section) => sectionTitle(resume, section) || text('builder.untitledSection');
  const inSection = (section: Section): ScreenCommand[] => {
    const title = titleOf(section);
    const there = {
      id: `section-${section}`,
      label: title,
      keywords: wordsOfSection(resume, section),
      icon: <MapPin aria-hidden />,
      onSelect: () => act.jumpTo(pathOfSection(section)),
    };
    const list = section === 'personalInfo' ? null : entriesPlace(section);
    if (section === 'personalInfo' || list === null) return [there];
    const add = {
      id: `add-${section}`,
      label: text('builder.addEntry', { kind: list.kind }),
      keywords: title,
      icon: <ListPlus aria-hidden />,
      onSelect: () => act.addTo(section),
    };
    const entries = ((valueAt(resume, list.path) ?? []) as readonly Entry[])
      .filter((entry) => entryName(list.kind, entry) !== '')
      .map((entry) => ({
        id: `entry-${entry.id}`,
        label: entryName(list.kind, entry),
        keywords: `${title} ${wordsIn(entry)}`,
        icon: <MapPin aria-hidden />,
        onSelect: () => act.jumpTo([...list.path, entry.id]),
      }));
    return [there, add, ...entries];
  };
  const template = {
    id: 'template',
    label: text('builder.changeTemplate'),
    icon: <LayoutTemplate aria-hidden />,
    onSelect: act.openDesign,
  };
  return [...sections.flatMap(inSection), template];
}
