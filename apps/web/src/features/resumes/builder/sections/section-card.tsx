import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import type { SectionName } from '@lauda/domain/resume/sections';
import { DEFAULT_SECTION_TITLES, sectionTitle } from '@lauda/domain/resume/vocabulary/section-titles';
import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Input } from '../../../../ui/field/input.tsx';
import { useResume } from '../../use-draft.ts';
import { SECTION_CARD, SECTION_TITLE } from '../layout.ts';
import { useFolded } from '../places/open-places.ts';
import { dropLine } from '../../../../ui/sortable/drop-line.ts';
import type { DropMark } from '../../../../ui/sortable/use-sortable.ts';
import { usePlace } from '../use-editor.ts';

interface SectionCardProps {
  section: SectionName | 'personalInfo';
  /** The section was just added and needs a name. */
  isNew?: boolean;
  /** The section's menu; receives the function that starts renaming. */
  menu: (rename: () => void) => ReactNode;
  /** The drag handle; personal info always comes first and has none. */
  handle?: ReactNode;
  /** Where a dragged section would be dropped. */
  dropMark?: DropMark;
  isDragged?: boolean;
  children: ReactNode;
}

/** One section of the form. Its heading is that of the document, so it can be edited here. */
export function SectionCard({
  section,
  isNew = false,
  menu,
  handle,
  dropMark,
  isDragged = false,
  children,
}: SectionCardProps) {
  const text = useText();
  const headingId = useId();
  const bodyId = useId();
  const { isFolded, toggle } = useFolded(section);
  const [isRenaming, setRenaming] = useState(isNew);
  const titleRef = useRef<HTMLButtonElement>(null);
  const title = useResume((resume) => sectionTitle(resume, section)) || text('builder.untitledSection');
  const isHidden = useResume((resume) => resume.hiddenSections.includes(section as SectionName));
  return (
    <Card
      padding="none"
      data-section={section}
      role="region"
      aria-labelledby={headingId}
      data-sortable-item={handle === undefined ? undefined : ''}
      className={cx(SECTION_CARD, isDragged && 'opacity-50', dropLine(dropMark, 'far'))}
    >
      <div className={cx('flex items-center gap-2', !isFolded && 'mb-4')}>
        {handle}
        {isRenaming ? (
          <RenameField
            section={section}
            onEnd={({ byKey }) => {
              flushSync(() => setRenaming(false));
              if (byKey) titleRef.current?.focus();
            }}
          />
        ) : (
          <h2 id={headingId} className="min-w-0 flex-1">
            <button
              ref={titleRef}
              type="button"
              aria-expanded={!isFolded}
              aria-controls={bodyId}
              className={SECTION_TITLE}
              onClick={toggle}
            >
              <ChevronDown
                aria-hidden
                className={cx('size-4 shrink-0 text-muted transition-transform', isFolded && '-rotate-90')}
              />
              <span className="min-w-0 truncate">{title}</span>
            </button>
          </h2>
        )}
        {isHidden && <Badge>{text('builder.hidden')}</Badge>}
        {menu(() => setRenaming(true))}
      </div>
      <div id={bodyId} hidden={isFolded}>
        {!isFolded && children}
      </div>
    </Card>
  );
}

interface RenameFieldProps {
  section: SectionName | 'personalInfo';
  onEnd: (how: { byKey: boolean }) => void;
}

function RenameField({ section, onEnd }: RenameFieldProps) {
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
        // The user has just asked for it, through a menu that leaves the focus nowhere else.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={value}
        placeholder={standard}
        maxLength={MAX_CHARACTERS.label}
        onChange={(event) => set(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Otherwise the same key press would fold the section through its heading, which gets the focus.
          event.preventDefault();
          onEnd({ byKey: true });
        }}
        onFocus={onFocus}
        onBlur={() => {
          onBlur();
          onEnd({ byKey: false });
        }}
      />
    </Field>
  );
}
