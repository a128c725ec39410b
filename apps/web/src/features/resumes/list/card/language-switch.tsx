import { useText } from '../../../../lib/i18n/i18n.tsx';

interface LanguageSwitchProps {
  title: string;
  isTwin: boolean;
  onChange: (isTwin: boolean) => void;
}

/** Chooses which of two languages a card shows. */
export function LanguageSwitch({ title, isTwin, onChange }: LanguageSwitchProps) {
  const text = useText();
  const sides = [
    { name: text('resumeList.original'), isOn: !isTwin, choose: () => onChange(false) },
    { name: text('resumeList.translation'), isOn: isTwin, choose: () => onChange(true) },
  ];
  return (
    <div
      role="group"
      aria-label={text('resumeList.languages', { title })}
      className="relative z-10 my-0.5 inline-flex rounded-control bg-sunken p-0.5"
    >
      {sides.map(({ name, isOn, choose }) => (
        <button
          key={name}
          type="button"
          aria-pressed={isOn}
          onClick={choose}
          className="min-h-6 rounded-[4px] px-2 text-xs font-medium text-muted aria-pressed:bg-surface aria-pressed:text-text pointer-coarse:min-h-9"
        >
          {name}
        </button>
      ))}
    </div>
  );
}
