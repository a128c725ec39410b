import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

interface TextProps {
  id?: string;
  children: ReactNode;
}

export function FieldHint({ id, children }: TextProps) {
  return (
    <div id={id} className="text-sm text-pretty text-muted">
      {children}
    </div>
  );
}

/** The icon conveys the meaning without color. */
export function FieldError({ id, children }: TextProps) {
  return (
    <div id={id} className="flex items-start gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </div>
  );
}

/** A warning below the field it is about. */
export function FieldWarning({ id, children }: TextProps) {
  return (
    <div id={id} className="flex items-start gap-1.5 text-sm text-pretty text-warning">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </div>
  );
}

/** Screen readers use `aria-required` instead. */
export const RequiredMark = () => (
  <span aria-hidden className="ms-0.5 text-danger">
    *
  </span>
);
