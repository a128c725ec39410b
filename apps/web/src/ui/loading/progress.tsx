import { useId } from 'react';

interface ProgressProps {
  label: string;
  isLabelHidden?: boolean;
  /** 0 to 100; null if unknown. */
  percent: number | null;
  /** Text at the end, e.g. '3 of 10'. */
  valueText?: string;
}

export function Progress({ label, isLabelHidden = false, percent, valueText }: ProgressProps) {
  const labelId = useId();
  const known = percent === null ? null : Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div className="flex flex-col gap-1.5">
      <div className={isLabelHidden ? 'sr-only' : 'flex justify-between gap-3 text-sm'}>
        <span id={labelId}>{label}</span>
        {valueText !== undefined && <span className="text-muted">{valueText}</span>}
      </div>
      <div
        // <progress> cannot be animated or colored consistently across browsers.
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known ?? undefined}
        aria-valuetext={valueText}
        className="h-1.5 overflow-hidden rounded-full bg-text/10 forced-colors:border"
      >
        <div
          className={
            known === null
              ? 'indeterminate-bar h-full w-1/3 rounded-full bg-primary forced-colors:bg-[Highlight]'
              : 'h-full rounded-full bg-primary transition-[width] duration-180 forced-colors:bg-[Highlight]'
          }
          style={known === null ? undefined : { width: `${known}%` }}
        />
      </div>
    </div>
  );
}
