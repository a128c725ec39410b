import { cx } from 'class-variance-authority';
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { CONTROL } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'ref'> {
  minRows?: number;
  ref?: RefObject<HTMLTextAreaElement | null>;
}

/** Grows with its text. */
export function Textarea({ minRows = 3, className, onInput, ref, ...rest }: TextareaProps) {
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const areaRef = ref ?? ownRef;
  const control = useFieldControl();
  useLayoutEffect(() => fitToText(areaRef.current));
  return (
    <textarea
      {...control}
      {...rest}
      ref={areaRef}
      rows={minRows}
      className={cx(
        CONTROL,
        'field-sizing-content min-h-[calc(var(--rows)*1.5rem+1rem+2px)] resize-none px-3 py-2',
        className,
      )}
      style={{ '--rows': minRows } as React.CSSProperties}
      onInput={(event) => {
        fitToText(event.currentTarget);
        onInput?.(event);
      }}
    />
  );
}

/** Only for browsers without CSS `field-sizing`. */
function fitToText(area: HTMLTextAreaElement | null) {
  if (!area || CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
