import { unfinishedEntries } from '@lauda/domain/resume/entries/unfinished-entries';
import { useI18n, useText } from '../../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { useResume } from '../../use-draft.ts';

export function HiddenMark() {
  const text = useText();
  return (
    <div className="px-4 pb-2">
      <Badge>{text('builder.entryHidden')}</Badge>
    </div>
  );
}

/** What the entry lacks before it can be printed. */
export function UnfinishedMark({ id }: { id: string }) {
  const { text, locale } = useI18n();
  const missing = useResume((resume) =>
    unfinishedEntries(resume)
      .find((entry) => entry.id === id)
      ?.missing.join(' '),
  );
  if (missing === undefined) return null;
  const words = missing.split(' ').map((field) => text('resumes.missingField', { field }));
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
  return (
    <div className="px-4 pb-2">
      <Badge tone="warning" isLong>
        {text('builder.needs', { missing: list })}
      </Badge>
    </div>
  );
}
