import { columnsOf, placeOf } from '@lauda/documents/browser';
import { chosenPlace, placeSection, SECTION_PLACES } from '@lauda/domain/resume/section-places';
import { sectionTitle } from '@lauda/domain/resume/section-titles';
import { visibleSections } from '@lauda/domain/resume/sections';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceTiles } from './choice-tiles.tsx';
import { type ResumeSource, useSourceValue } from './resume-source.ts';

/** In which column each section stands, where the template has two. */
export function ColumnChoices({ source }: { source: ResumeSource }) {
  const text = useText();
  const resume = useSourceValue(source, (now) => now);
  if (columnsOf(resume.templateId) === 1) return null;
  const sections = visibleSections(resume);
  const isChanged = sections.some((name) => chosenPlace(resume, name) !== undefined);
  return (
    <section aria-label={text('preview.columns')} className="grid gap-3 border-t border-border pt-5">
      <h3 className="text-sm font-medium">{text('preview.columns')}</h3>
      <p className="text-sm text-muted">{text('preview.columnsHint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {sections.map((name) => (
          <ChoiceTiles
            key={name}
            legend={sectionTitle(resume, name)}
            value={placeOf(resume, name)}
            onValueChange={(place) => source.edit((now) => placeSection(now, name, place))}
            className="flex gap-2"
            tileClassName="flex min-h-10 min-w-0 flex-1 items-center justify-center rounded-control px-2 py-1 text-center max-md:min-h-12 pointer-coarse:min-h-12"
            tiles={SECTION_PLACES.map((place) => ({
              value: place,
              label: text('preview.columnName', { place }),
            }))}
          />
        ))}
      </div>
      {isChanged && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() =>
            source.edit((now) =>
              visibleSections(now).reduce((placed, name) => placeSection(placed, name, undefined), now),
            )
          }
        >
          {text('preview.columnsReset')}
        </Button>
      )}
    </section>
  );
}
