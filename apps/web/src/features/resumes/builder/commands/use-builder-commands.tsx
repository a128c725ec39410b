import type { SectionName } from '@lauda/domain/resume/sections';
import { useNavigate } from '@tanstack/react-router';
import ListPlus from 'lucide-react/icons/list-plus';
import { flushSync } from 'react-dom';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { type ScreenCommand, useScreenCommands } from '../../../../lib/screen/screen-commands.ts';
import { useOpenResume } from '../../use-draft.ts';
import { type BuilderTab, type Offers, tabsWith } from '../builder-tab.ts';
import { useOpenPlaces } from '../places/open-places.ts';
import { focusIn, pathOfSection, sectionElement } from '../places/places.ts';
import { sectionsOnPage } from '../sections/arrange-sections.ts';
import { entriesPlace } from '../entries/entry-kinds.ts';
import { useEditor } from '../use-editor.ts';
import { useJump } from '../places/use-jump.ts';

export type Section = SectionName | 'personalInfo';

/** Where the add shortcut adds an entry: the active section, if it is a list. */
const listAt = (active: string, onPage: readonly SectionName[]): SectionName =>
  onPage.find((section) => section === active && entriesPlace(section) !== null) ?? 'experience';

/** The editor's palette commands and shortcuts. */
export function useBuilderCommands(onPage: readonly SectionName[], offers: Offers, onSave: () => void): void {
  const text = useText();
  const navigate = useNavigate();
  const openResume = useOpenResume();
  const { getResume } = useEditor();
  const { openAround } = useOpenPlaces();
  const { jumpTo } = useJump();
  // All sections, not only the rendered ones: the palette may open before rendering completes.
  const sections = (): Section[] => ['personalInfo', ...sectionsOnPage(getResume(), new Set(onPage))];

  const activeSection = (): string =>
    document.activeElement?.closest<HTMLElement>('[data-section]')?.dataset['section'] ??
    openResume.getState().sync.activeSection;
  const addTo = (section: SectionName) => {
    // Synchronously: a key pressed right after this one belongs to the new entry.
    flushSync(() => openAround(pathOfSection(section)));
    const list = sectionElement(section);
    // The list's own button knows what to create and where to move the focus.
    const button = list?.querySelector<HTMLButtonElement>('[data-add-entry]');
    if (button) button.click();
    else if (list) focusIn(list);
  };
  const step = (by: 1 | -1) => {
    const all = sections();
    const next = all[all.indexOf(activeSection() as Section) + by];
    if (next !== undefined) jumpTo(pathOfSection(next));
  };
  const view = (tab: BuilderTab) =>
    void navigate({
      to: '/builder',
      search: (now) => ({ ...now, tab: tab === 'edit' ? undefined : tab }),
      replace: true,
      resetScroll: false,
    });

  const acts = (): ScreenCommand[] => [
    {
      id: 'add-entry',
      label: text('builder.addEntryHere'),
      icon: <ListPlus aria-hidden />,
      shortcut: 'Mod+Enter',
      onSelect: () => addTo(listAt(activeSection(), onPage)),
    },
    { id: 'move-up', label: text('builder.moveEntryUp'), shortcut: 'Alt+ArrowUp', onSelect: null },
    { id: 'move-down', label: text('builder.moveEntryDown'), shortcut: 'Alt+ArrowDown', onSelect: null },
    { id: 'undo', label: text('builder.undo'), shortcut: 'Mod+Z', onSelect: null },
    { id: 'redo', label: text('builder.redo'), shortcut: 'Mod+Shift+Z', onSelect: null },
    { id: 'save', label: text('builder.saveNow'), shortcut: 'Mod+S', onSelect: onSave },
    {
      id: 'next-section',
      label: text('builder.nextSection'),
      shortcut: 'Alt+PageDown',
      onSelect: () => step(1),
    },
    {
      id: 'previous-section',
      label: text('builder.previousSection'),
      shortcut: 'Alt+PageUp',
      onSelect: () => step(-1),
    },
    ...tabsWith(offers).map((tab, index) => ({
      id: `view-${tab}`,
      label: text('builder.view', { tab }),
      shortcut: `Mod+Alt+${index + 1}`,
      onSelect: () => view(tab),
    })),
  ];
  useScreenCommands(acts, async () => {
    const { placeCommands } = await import('./place-commands.tsx');
    const resume = getResume();
    return placeCommands({
      resume,
      sections: sections(),
      text,
      jumpTo,
      addTo,
      openDesign: () => view('design'),
    });
  });
}
