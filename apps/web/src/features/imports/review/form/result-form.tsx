import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { EntryReview } from './entry-review.tsx';
import { PERSONAL_FIELDS } from './field-labels.ts';
import { useReview } from '../review-context.ts';
import { ReviewField } from './review-field.tsx';
import { REVIEW_LISTS } from '../review-paths.ts';
import { UnplacedList } from './unplaced-list.tsx';
import { useEntryNames } from './use-entry-names.ts';

/** Everything that was read, as form fields. */
export function ResultForm({ ai }: { ai: ReactNode }) {
  const text = useText();
  const { reading } = useReview();
  const nameOf = useEntryNames();
  return (
    <div className="grid grid-cols-1 gap-8">
      <UnplacedList ai={ai} />
      <Section title={text('imports.personal')}>
        <div className="grid grid-cols-1 items-start gap-4 rounded-card border border-border bg-surface p-4 sm:grid-cols-2">
          {PERSONAL_FIELDS.map((rules) => (
            <ReviewField key={rules.name} path={`personalInfo/${rules.name}`} rules={rules} />
          ))}
        </div>
      </Section>
      {REVIEW_LISTS.filter((list) => reading.resume[list].length > 0).map((list) => (
        <Section key={list} title={text('imports.section', { section: list })}>
          <ul className="grid grid-cols-1 gap-3">
            {reading.resume[list].map(({ id }, index) => (
              <EntryReview key={id} kind={list} path={`${list}/${index}`} name={nameOf(list, index)} />
            ))}
          </ul>
        </Section>
      ))}
      {reading.resume.customSections.map((section, index) => (
        <Section key={section.id} title={section.title}>
          <ul className="grid grid-cols-1 gap-3">
            {section.items.map(({ id, title, subtitle }, at) => (
              <EntryReview
                key={id}
                kind="custom"
                path={`customSections/${index}/items/${at}`}
                name={title || subtitle || section.title}
              />
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}
