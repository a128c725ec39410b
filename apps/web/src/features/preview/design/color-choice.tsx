import { TEMPLATES } from '@lauda/documents/browser';
import { cx } from 'class-variance-authority';
import Pipette from 'lucide-react/icons/pipette';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { ChoiceTiles } from './choice-tiles.tsx';
import { type ResumeSource, useSourceValue } from '../resume-source.ts';

/** The template's themes and a custom color. Pale colors are printed darker, so that headings stay readable. */
export function ColorChoice({ source }: { source: ResumeSource }) {
  const text = useText();
  const templateId = useSourceValue(source, (resume) => resume.templateId);
  const color = useSourceValue(source, (resume) => resume.theme.color);
  const { colors } = TEMPLATES[templateId];
  const own = colors[0];
  const isCustom = color !== '' && !colors.includes(color);
  const setColor = (next: string) =>
    source.edit((resume) => ({
      ...resume,
      theme: { ...resume.theme, color: next === own ? '' : next.toLowerCase() },
    }));
  return (
    <ChoiceTiles
      legend={text('preview.color')}
      value={isCustom ? null : color === '' ? own : color}
      onValueChange={setColor}
      className="flex flex-wrap gap-2"
      tileClassName="grid size-10 place-items-center rounded-full max-md:size-12 pointer-coarse:size-12"
      tiles={colors.map((value, index) => ({
        value,
        label:
          index === 0 ? text('preview.colorOfTemplate') : text('preview.colorNumber', { number: index + 1 }),
        isLabelHidden: true,
        picture: <span className="size-7 rounded-full ring-2 ring-paper" style={{ background: value }} />,
      }))}
    >
      <label
        className={cx(
          'relative grid size-10 place-items-center rounded-full border bg-surface transition-colors max-md:size-12 pointer-coarse:size-12',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          isCustom ? 'border-primary ring-1 ring-primary' : 'border-border hover:border-control',
        )}
      >
        <span className="sr-only">{text('preview.colorOwn')}</span>
        {isCustom ? (
          <span className="size-7 rounded-full ring-2 ring-paper" style={{ background: color }} />
        ) : (
          <Pipette aria-hidden className="size-4 text-muted" />
        )}
        <input
          type="color"
          value={isCustom ? color : own}
          onChange={(event) => setColor(event.target.value)}
          className="absolute inset-0 size-full cursor-pointer rounded-full opacity-0"
        />
      </label>
    </ChoiceTiles>
  );
}
