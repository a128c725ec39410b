import type { SectionName } from '@lauda/domain/resume/sections';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useResume } from '../../use-draft.ts';
import { findPlace, focusIn } from '../places.ts';
import { useEditor } from '../use-editor.ts';
import { AddSection } from './add-section.tsx';
import { addCustomSection, sectionsOnPage } from './arrange-sections.ts';
import { entriesPlace } from './entry-kinds.ts';
import { EntryList } from './entry-list.tsx';
import { PersonalSection } from './personal-section.tsx';
import { SectionCard } from './section-card.tsx';
import { SectionMenu } from './section-menu.tsx';
import { SummaryFields } from './summary-section.tsx';

const SEPARATOR = ' ';

/** The sections of the form, in the order of the document. */
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

/** The whole form: the person first, then every section. */
export function SectionForm({ onPage, isWhole, onAdd }: SectionFormProps) {
  const { edit } = useEditor();
  const goTo = (section: SectionName) => {
    const card = findPlace([section]) ?? document.querySelector<HTMLElement>(`[data-section="${section}"]`);
    if (card) focusIn(card);
  };
  const add = (section: SectionName) => {
    flushSync(() => onAdd(section));
    goTo(section);
  };
  const addCustom = () => {
    const id = crypto.randomUUID();
    flushSync(() => edit((resume) => addCustomSection(resume, id)));
    goTo(`custom:${id}`);
  };
  return (
    <>
      <PersonalSection />
      {onPage.map((section) => (
        <Section key={section} section={section} onPage={onPage} />
      ))}
      {isWhole && <AddSection onPage={onPage} onAdd={add} onAddCustom={addCustom} />}
    </>
  );
}

function Section({ section, onPage }: { section: SectionName; onPage: readonly SectionName[] }) {
  const [hasTools, setTools] = useState(false);
  const entries = entriesPlace(section);
  const menu = (rename: () => void) => (
    <SectionMenu
      section={section}
      onPage={onPage}
      onRename={rename}
      onOpenTools={entries === null ? null : () => setTools(true)}
    />
  );
  return (
    <SectionCard section={section} menu={menu}>
      {entries === null ? (
        <SummaryFields />
      ) : (
        <EntryList {...entries} hasTools={hasTools} onCloseTools={() => setTools(false)} />
      )}
    </SectionCard>
  );
}
