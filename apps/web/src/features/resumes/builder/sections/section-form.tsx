import { sectionTitle } from '@lauda/domain/resume/vocabulary/section-titles';
import type { SectionName } from '@lauda/domain/resume/sections';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { useSortable } from '../../../../ui/sortable/use-sortable.ts';
import { useResume } from '../../use-draft.ts';
import { EmployerGroupsSwitch } from '../employers/employer-groups-switch.tsx';
import { findPlace, focusIn } from '../places/places.ts';
import { useEditor } from '../use-editor.ts';
import { AddSection } from './add-section.tsx';
import { addCustomSection, moveSection, sectionsOnPage } from './arrange-sections.ts';
import { entriesPlace } from '../entries/entry-kinds.ts';
import { EntryList } from '../entries/entry-list.tsx';
import { PersonalSection } from './personal-section.tsx';
import { SectionCard } from './section-card.tsx';
import { SectionMenu } from './section-menu.tsx';
import { SummaryFields } from './summary-section.tsx';
import { SkillsEditor } from '../skills/skills-editor.tsx';
import { ReorderHandle } from '../../../../ui/sortable/reorder-handle.tsx';

const SEPARATOR = ' ';

/** The form's sections, in document order. */
export function useSectionsOnPage(added: ReadonlySet<SectionName>): SectionName[] {
  return useResume((resume) => sectionsOnPage(resume, added).join(SEPARATOR)).split(
    SEPARATOR,
  ) as SectionName[];
}

interface SectionFormProps {
  onPage: readonly SectionName[];
  isWhole: boolean;
  onAdd: (section: SectionName) => void;
}

/** The whole form: personal info first, then every section. */
export function SectionForm({ onPage, isWhole, onAdd }: SectionFormProps) {
  const text = useText();
  const { edit } = useEditor();
  const listRef = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const [named, setNamed] = useState<SectionName | null>(null);
  const goTo = (section: SectionName) => {
    const card = findPlace([section]);
    if (card) focusIn(card);
  };
  const add = (section: SectionName) => {
    flushSync(() => onAdd(section));
    goTo(section);
  };
  const addCustom = () => {
    const id = crypto.randomUUID();
    // A new section needs its heading first.
    setNamed(`custom:${id}`);
    flushSync(() => edit((resume) => addCustomSection(resume, id)));
  };
  const sortable = useSortable(listRef, {
    count: onPage.length,
    onMove: (from, to) => {
      edit((resume) => moveSection(resume, onPage, onPage[from] as SectionName, to));
      setSaid(text('builder.movedTo', { position: to + 1, count: onPage.length }));
    },
  });
  return (
    <>
      <PersonalSection />
      <div ref={listRef} className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
        {onPage.map((section, index) => (
          <Section
            key={section}
            section={section}
            onPage={onPage}
            index={index}
            sortable={sortable}
            isNew={section === named}
          />
        ))}
      </div>
      <output className="sr-only">{said}</output>
      {isWhole && <AddSection onPage={onPage} onAdd={add} onAddCustom={addCustom} />}
    </>
  );
}

interface SectionProps {
  section: SectionName;
  onPage: readonly SectionName[];
  index: number;
  sortable: ReturnType<typeof useSortable>;
  isNew: boolean;
}

function Section({ section, onPage, index, sortable, isNew }: SectionProps) {
  const text = useText();
  const [hasTools, setTools] = useState(false);
  const title = useResume((resume) => sectionTitle(resume, section)) || text('builder.untitledSection');
  const entries = entriesPlace(section);
  const hasList = entries !== null && entries.kind !== 'skills';
  const menu = (rename: () => void) => (
    <SectionMenu
      section={section}
      onPage={onPage}
      onRename={rename}
      onOpenTools={hasList ? () => setTools(true) : null}
    />
  );
  return (
    <SectionCard
      section={section}
      isNew={isNew}
      menu={menu}
      handle={<ReorderHandle name={title} index={index} sortable={sortable} className="-ms-2" />}
      dropMark={sortable.markOf(index)}
      isDragged={sortable.draggedIndex === index}
    >
      {entries === null ? (
        <SummaryFields />
      ) : entries.kind === 'skills' ? (
        <SkillsEditor />
      ) : (
        <>
          <EntryList
            kind={entries.kind}
            path={entries.path}
            hasTools={hasTools}
            onCloseTools={() => setTools(false)}
          />
          {entries.kind === 'experience' && <EmployerGroupsSwitch />}
        </>
      )}
    </SectionCard>
  );
}
