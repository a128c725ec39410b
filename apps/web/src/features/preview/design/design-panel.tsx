import { TEMPLATES } from '@lauda/documents/browser';
import { LOCALES } from '@lauda/domain/locale';
import type { Resume } from '@lauda/domain/resume/resume';
import { BASE_SIZES, DENSITIES, FONT_PAIRS, PAGE_SIZES } from '@lauda/domain/resume/theme';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import { ChoiceTiles } from './choice-tiles.tsx';
import { ColorChoice } from './color-choice.tsx';
import { ColumnChoices } from '../columns/column-choices.tsx';
import { FitControl } from './fit-control.tsx';
import { PageChoices } from './page-choices.tsx';
import { type ResumeSource, useSourceValue } from '../resume-source.ts';
import { TemplateChoice } from './template-choice.tsx';

export interface DesignPanelProps {
  source: ResumeSource;
  isPro: boolean;
  /** What software reads from the columns the user chose. */
  columnsReading: ReactNode;
}

const SEGMENTS = 'flex gap-2';
const SEGMENT =
  'flex min-h-10 min-w-0 flex-1 items-center justify-center rounded-control px-2 py-1 text-center max-md:min-h-12 pointer-coarse:min-h-12';

/** Design settings; every choice shows in the preview immediately. */
export function DesignPanel({ source, isPro, columnsReading }: DesignPanelProps) {
  const text = useText();
  const templateId = useSourceValue(source, (resume) => resume.templateId);
  const theme = useSourceValue(source, (resume) => resume.theme);
  const pageSize = useSourceValue(source, (resume) => resume.pageSize);
  const language = useSourceValue(source, (resume) => resume.language);
  const edit = (change: Partial<Resume>) => source.edit((resume) => ({ ...resume, ...change }));
  const setTheme = (change: Partial<Resume['theme']>) =>
    source.edit((resume) => ({ ...resume, theme: { ...resume.theme, ...change } }));

  return (
    <section aria-label={text('preview.design')} className="grid gap-6">
      <TemplateChoice source={source} isPro={isPro} />
      <ColorChoice source={source} />
      <Field label={text('preview.font')}>
        <Select
          options={FONT_PAIRS.map((font) => ({ value: font, label: text('preview.fontName', { font }) }))}
          value={theme.fontPair}
          onValueChange={(fontPair) => setTheme({ fontPair })}
        />
      </Field>
      <ChoiceTiles
        legend={text('preview.density')}
        value={theme.density}
        onValueChange={(density) => setTheme({ density })}
        className={SEGMENTS}
        tileClassName={SEGMENT}
        tiles={DENSITIES.map((density) => ({
          value: density,
          label: text('preview.densityName', { density }),
        }))}
      />
      <Field label={text('preview.baseSize')}>
        <Select
          options={BASE_SIZES.map((size) => ({
            value: String(size),
            label:
              size === 0
                ? text('preview.baseSizeOwn', { size: TEMPLATES[templateId].sizes.body })
                : text('preview.baseSizePoints', { size }),
          }))}
          value={String(theme.baseSize)}
          onValueChange={(size) => setTheme({ baseSize: Number(size) })}
        />
      </Field>
      <ChoiceTiles
        legend={text('preview.pageSize')}
        value={pageSize}
        onValueChange={(next) => edit({ pageSize: next })}
        className={SEGMENTS}
        tileClassName={SEGMENT}
        tiles={PAGE_SIZES.map((size) => ({ value: size, label: text('preview.pageSizeName', { size }) }))}
      />
      <Field label={text('preview.language')} hint={text('preview.languageHint')}>
        <Select
          options={LOCALES.map((locale) => ({
            value: locale,
            label: text('preview.languageName', { language: locale === 'pt-BR' ? 'ptBR' : 'enUS' }),
          }))}
          value={language}
          onValueChange={(next) => edit({ language: next })}
        />
      </Field>
      <PageChoices source={source} />
      <ColumnChoices source={source} reading={columnsReading} />
      <FitControl source={source} />
    </section>
  );
}
