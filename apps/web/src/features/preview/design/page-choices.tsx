import type { Resume } from '@lauda/domain/resume/resume';
import {
  DATE_FORMATS,
  HEADER_ALIGNMENTS,
  HEADING_STYLES,
  MARGINS,
  PHOTO_SHAPES,
  PHOTO_SIZES,
} from '@lauda/domain/resume/theme';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import { type ResumeSource, useSourceValue } from '../resume-source.ts';

const CHOICES = [
  { name: 'margins', values: MARGINS, label: 'preview.margins', valueName: 'preview.marginsName' },
  {
    name: 'dateFormat',
    values: DATE_FORMATS,
    label: 'preview.dateFormat',
    valueName: 'preview.dateFormatName',
  },
  {
    name: 'headingStyle',
    values: HEADING_STYLES,
    label: 'preview.headingStyle',
    valueName: 'preview.headingStyleName',
  },
  {
    name: 'headerAlignment',
    values: HEADER_ALIGNMENTS,
    label: 'preview.headerAlignment',
    valueName: 'preview.headerAlignmentName',
  },
] as const;
const PHOTO_CHOICES = [
  {
    name: 'photoShape',
    values: PHOTO_SHAPES,
    label: 'preview.photoShape',
    valueName: 'preview.photoShapeName',
  },
  { name: 'photoSize', values: PHOTO_SIZES, label: 'preview.photoSize', valueName: 'preview.photoSizeName' },
] as const;
const ALL_CHOICES = [...CHOICES, ...PHOTO_CHOICES];
const OF_TEMPLATE = 'template';

/** Page settings that default to the template's. */
export function PageChoices({ source }: { source: ResumeSource }) {
  const text = useText();
  const theme = useSourceValue(source, (resume) => resume.theme);
  const hasPhoto = useSourceValue(source, ({ personalInfo }) => (personalInfo.photo ?? '') !== '');
  const setTheme = (change: Partial<Resume['theme']>) =>
    source.edit((resume) => ({ ...resume, theme: { ...resume.theme, ...change } }));
  const isChanged = ALL_CHOICES.some(({ name }) => theme[name] !== undefined);
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-border pt-5">
      <legend className="sr-only">{text('preview.pageDetails')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {(hasPhoto ? ALL_CHOICES : CHOICES).map(({ name, values, label, valueName }) => (
          <Field key={name} label={text(label)}>
            <Select
              options={[OF_TEMPLATE, ...values].map((value) => ({
                value,
                label: text(valueName, { value }),
              }))}
              value={theme[name] ?? OF_TEMPLATE}
              onValueChange={(value) => setTheme({ [name]: value === OF_TEMPLATE ? undefined : value })}
            />
          </Field>
        ))}
      </div>
      {isChanged && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => setTheme(Object.fromEntries(ALL_CHOICES.map(({ name }) => [name, undefined])))}
        >
          {text('preview.pageDetailsReset')}
        </Button>
      )}
    </fieldset>
  );
}
