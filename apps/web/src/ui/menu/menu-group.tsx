import { type ReactNode, useId } from 'react';

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  const labelId = useId();
  return (
    // A fieldset belongs to forms; menus only support the role.
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} className="px-2 pt-2 pb-1 text-xs font-medium text-muted">
        {label}
      </div>
      {children}
    </div>
  );
}

export function MenuSeparator() {
  return <hr className="-mx-1 my-1 border-border" />;
}
