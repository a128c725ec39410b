import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import type { SectionName } from '@lauda/domain/resume/sections';
import { DEFAULT_SECTION_TITLES, sectionTitle } from '@lauda/domain/resume/section-titles';
import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Input } from '../../../../ui/field/input.tsx';
import { useResume } from '../../use-draft.ts';
import { useCollapsed } from '../collapse-store.ts';
import { usePlace } from '../use-editor.ts';

interface SectionCardProps {
  section: SectionName | 'personalInfo';
  /** The section's own menu, given what begins to rename it. */
  menu: (rename: () => void) => ReactNode;
  children: ReactNode;
}

/** One section of the form. Its heading is the document's own, so it can be changed here. */
export function SectionCard({ section, menu, children }: SectionCardProps) {
  const text = useText();
  const headingId = useId();
  const bodyId = useId();
  const { isCollapsed, toggle } = useCollapsed(section);
  const [isRenaming, setRenaming] = useState(false);
  const title = useResume((resume) => sectionTitle(resume, section)) || text('builder.untitledSection');
  const isHidden = useResume((resume) => resume.hiddenSections.includes(section as SectionName));
  return (
    <Card
      padding="none"
      data-section={section}
      role="region"
      aria-labelledby={headingId}
      className="p-5 max-md:p-4"
    >
      <div className={cx('flex items-center gap-2', !isCollapsed && 'mb-4')}>
        {isRenaming ? (
          <RenameField section={section} onEnd={() => setRenaming(false)} />
        ) : (
          <h2 id={headingId} className="min-w-0 flex-1">
            <button
              type="button"
              aria-expanded={!isCollapsed}
              aria-controls={bodyId}
              className="flex min-h-8 max-w-full items-center gap-2 rounded-control text-start text-base font-semibold max-md:min-h-12"
              onClick={toggle}
            >
              <ChevronDown
                aria-hidden
                className={cx('size-4 shrink-0 text-muted transition-transform', isCollapsed && '-rotate-90')}
              />
              <span className="min-w-0 truncate">{title}</span>
            </button>
          </h2>
        )}
        {isHidden && <Badge>{text('builder.hidden')}</Badge>}
        {menu(() => setRenaming(true))}
      </div>
      <div id={bodyId} hidden={isCollapsed}>
        {!isCollapsed && children}
      </div>
    </Card>
  );
}

function RenameField({ section, onEnd }: { section: SectionName | 'personalInfo'; onEnd: () => void }) {
  const text = useText();
  const customId = section.startsWith('custom:') ? section.slice('custom:'.length) : null;
  const path = customId === null ? ['sectionTitle', section] : ['customSections', customId, 'title'];
  const { value, set, onFocus, onBlur } = usePlace<string>(path);
  const standard = useResume(({ language }) =>
    customId === null
      ? DEFAULT_SECTION_TITLES[language][section as keyof (typeof DEFAULT_SECTION_TITLES)['en-US']]
      : text('builder.untitledSection'),
  );
  return (
    <Field label={text('builder.sectionHeading')} isLabelHidden className="flex-1">
      <Input
        // It was asked for a moment ago, by a menu that gives the focus to nothing else.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={value}
        placeholder={standard}
        maxLength={MAX_CHARACTERS.label}
        onChange={(event) => set(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === 'Escape') onEnd();
        }}
        onFocus={onFocus}
        onBlur={() => {
          onBlur();
          onEnd();
        }}
      />
    </Field>
  );
}
