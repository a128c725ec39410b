import { sectionTitle } from '@lauda/domain/resume/vocabulary/section-titles';
import type { SectionName } from '@lauda/domain/resume/sections';
import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { useOpenResume, useOpenResumeState, useResume } from '../use-draft.ts';
import { SECTION_LINK, SECTION_LIST } from './layout.ts';
import { pathOfSection, sectionElement } from './places/places.ts';
import { useJump } from './places/use-jump.ts';

type Section = SectionName | 'personalInfo';

/** The active section: the one with the focus, otherwise the topmost visible one. */
function useActiveSection(sections: readonly Section[]): string {
  const { openSection } = useOpenResume();
  const active = useOpenResumeState(({ sync }) => sync.activeSection);
  const names = sections.join(' ');
  useEffect(() => {
    const cards = names.split(' ').flatMap((name) => sectionElement(name) ?? []);
    const cardOf = (element: EventTarget | null) =>
      element instanceof Element ? element.closest<HTMLElement>('[data-section]') : null;
    const onFocus = ({ target }: FocusEvent) => {
      const name = cardOf(target)?.dataset['section'];
      if (name !== undefined) openSection(name);
    };
    /** A focused field that is visible decides the section, wherever it is in the window. */
    const isWriting = () => {
      const focused = document.activeElement;
      if (focused === null || cardOf(focused) === null) return false;
      const { top, bottom } = focused.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        const first = cards.find((card) => seen.has(card))?.dataset['section'];
        if (first !== undefined && !isWriting()) openSection(first);
      },
      // A band below the bars: sections in it are being read.
      { rootMargin: '-150px 0px -60% 0px' },
    );
    for (const card of cards) observer.observe(card);
    document.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
    };
  }, [names, openSection]);
  return active;
}

/** Navigation between sections. */
export function SectionNav({ onPage }: { onPage: readonly SectionName[] }) {
  const text = useText();
  const { jumpTo } = useJump();
  const sections: Section[] = ['personalInfo', ...onPage];
  const active = useActiveSection(sections);
  const listRef = useRef<HTMLUListElement>(null);
  const titles = useResume((resume) => sections.map((name) => sectionTitle(resume, name)).join('\n')).split(
    '\n',
  );

  useEffect(() => {
    const list = listRef.current;
    const item = list?.querySelector<HTMLElement>(`[data-leads-to="${CSS.escape(active)}"]`);
    // Not scrollIntoView, which would scroll the page as well.
    if (list && item) list.scrollTo({ left: item.offsetLeft - list.clientWidth / 2 + item.clientWidth / 2 });
  }, [active]);

  return (
    <nav aria-label={text('builder.sections')}>
      <ul ref={listRef} className={SECTION_LIST}>
        {sections.map((section, index) => (
          <li key={section} className="shrink-0">
            <button
              type="button"
              data-leads-to={section}
              aria-current={section === active ? 'true' : undefined}
              className={SECTION_LINK}
              onClick={() => jumpTo(pathOfSection(section))}
            >
              {titles[index] || text('builder.untitledSection')}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
