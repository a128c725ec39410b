import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { useEffect, useRef } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';

interface RenameFieldProps {
  title: string;
  onRename: (title: string) => void;
  onCancel: () => void;
}

/** Replaces the title: Enter or blur saves, Escape cancels. */
export function RenameField({ title, onRename, onCancel }: RenameFieldProps) {
  const text = useText();
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => inputRef.current?.select(), []);
  const finish = (value: string) => {
    const next = value.trim();
    if (next === '' || next === title) onCancel();
    else onRename(next);
  };
  return (
    <input
      ref={inputRef}
      aria-label={text('resumeList.newTitle', { title })}
      defaultValue={title}
      maxLength={MAX_CHARACTERS.title}
      className="relative z-10 -mx-1.5 -my-1 h-8 w-[calc(100%+0.75rem)] min-w-0 rounded-control border border-control bg-surface px-1.5 font-medium max-md:text-base"
      onBlur={(event) => finish(event.target.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') finish(currentTarget.value);
        if (key === 'Escape') onCancel();
      }}
    />
  );
}
