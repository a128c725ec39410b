import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { DEFAULT_SECTION_TITLES } from '@lauda/domain/resume/vocabulary/section-titles';
import { emptyResume } from '@lauda/domain/resume/empty-resume';
import { resumeTitle } from '@lauda/domain/resume/title';
import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Pencil from 'lucide-react/icons/pencil';
import { useLocale, useText } from '../../../../lib/i18n/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Input } from '../../../../ui/field/input.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import {
  EDITOR_COLUMN,
  FIELD_PAIRS,
  HEADING,
  PANES,
  SCROLLING_PANE,
  SECTION_CARD,
  SECTION_TITLE,
  WORKSPACE,
} from '../layout.ts';
import { PERSONAL_FIELDS } from '../fields/personal-fields.ts';
import { StartCard } from '../start/start-card.tsx';
import type { Offers } from '../builder-tab.ts';
import { EarlyBottomTabs, EarlyHead } from './early-head.tsx';
import { EarlySheet } from './early-sheet.tsx';

interface EarlyFormProps {
  isVisitor: boolean;
  hasCoach: boolean;
}

/**
 * The builder as part of the page's HTML, before the program loads: its first fields accept text, the rest is a static
 * picture. `early-script.ts` fills it and hands it over. Without scripts, nothing can be typed into it.
 */
export function EarlyForm({ isVisitor, hasCoach }: EarlyFormProps) {
  const text = useText();
  const locale = useLocale();
  // Whether there are proposals, only the program knows.
  const offers: Offers = { coach: hasCoach, proposals: null };
  return (
    <div className={WORKSPACE}>
      <EarlyHead
        section={DEFAULT_SECTION_TITLES[locale].personalInfo}
        isVisitor={isVisitor}
        offers={offers}
      />
      <div data-panes className={PANES}>
        <div className={SCROLLING_PANE}>
          {/* Hidden until its values are known: late values would move the fields. */}
          <div className={cx(EDITOR_COLUMN, 'invisible group-data-known/early:visible')}>
            <h1 data-called="title" className={cx(HEADING, 'invisible group-data-open/early:visible')}>
              {resumeTitle(emptyResume(locale))}
            </h1>
            <div inert aria-hidden className="hidden group-data-blank/early:block">
              <StartCard upload={<Button />} isVisitor={isVisitor} />
            </div>
            {isVisitor && (
              <div inert aria-hidden className="hidden group-data-unsaved/early:block">
                <Callout action={<Button size="sm">{text('resumes.keepThisResume')}</Button>}>
                  <span className="group-data-short-lived/early:hidden">
                    {text('resumes.keepThisResumeDescription')}
                  </span>
                  <span className="hidden group-data-short-lived/early:inline">
                    {text('resumes.keptForAWeek')}
                  </span>
                </Callout>
              </div>
            )}
            <EarlyFields />
          </div>
        </div>
        <EarlySheet />
      </div>
      <EarlyBottomTabs offers={offers} />
    </div>
  );
}

function EarlyFields() {
  const text = useText();
  const locale = useLocale();
  return (
    <Card padding="none" className={SECTION_CARD}>
      <div className="mb-4 flex items-center gap-2">
        <h2 className="min-w-0 flex-1">
          <span className={cx(SECTION_TITLE, 'pointer-coarse:min-h-11')}>
            <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
            <span data-called="section" className="min-w-0 truncate">
              {DEFAULT_SECTION_TITLES[locale].personalInfo}
            </span>
          </span>
        </h2>
        <span inert aria-hidden className="contents">
          <IconButton size="sm" label={text('builder.renameSection')}>
            <Pencil aria-hidden />
          </IconButton>
        </span>
      </div>
      <div className="grid gap-4">
        <Field label={text('resumes.title')}>
          <Input
            disabled
            name="title"
            placeholder={resumeTitle(emptyResume(locale))}
            maxLength={MAX_CHARACTERS.title}
          />
        </Field>
        <div className={FIELD_PAIRS}>
          {PERSONAL_FIELDS.map(({ name, label, ...input }) => (
            <Field key={name} label={text(label)}>
              <Input disabled name={`personalInfo/${name}`} {...input} />
            </Field>
          ))}
        </div>
      </div>
    </Card>
  );
}
