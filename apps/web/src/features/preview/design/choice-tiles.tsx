import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';

export interface ChoiceTile<Value extends string> {
  value: Value;
  /** Accessible name; also visible unless the picture shows it. */
  label: string;
  picture?: ReactNode;
  isLabelHidden?: boolean;
  /** Follows the name and is read with it. */
  labelEnd?: ReactNode;
}

interface ChoiceTilesProps<Value extends string> {
  legend: string;
  value: Value | null;
  onValueChange: (value: Value) => void;
  tiles: readonly ChoiceTile<Value>[];
  className?: string;
  tileClassName?: string;
  children?: ReactNode;
}

/** A radio group with a picture for each option; arrow keys move as between any radio buttons. */
export function ChoiceTiles<Value extends string>({
  legend,
  value,
  onValueChange,
  tiles,
  className,
  tileClassName,
  children,
}: ChoiceTilesProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className={className}>
        {tiles.map((tile) => (
          <label
            key={tile.value}
            className={cx(
              'relative border border-border bg-surface text-sm transition-colors hover:border-control',
              'has-checked:border-primary has-checked:ring-1 has-checked:ring-primary forced-colors:has-checked:border-[Highlight]',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              tileClassName,
            )}
          >
            <input
              type="radio"
              name={name}
              value={tile.value}
              checked={tile.value === value}
              onChange={() => onValueChange(tile.value)}
              className="sr-only"
            />
            {tile.picture}
            <span className={tile.isLabelHidden ? 'sr-only' : undefined}>{tile.label}</span>
            {/* A space for screen readers: 'Modern Pro'. */} {tile.labelEnd}
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
