import type { WaitingEntry } from '@lauda/domain/resume/waiting-entries';
import type { PlainKey } from '@lauda/messages';
import { useI18n, useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { type SaveStanding, saveStanding } from './save-standing.ts';
import { useKeeper, useKeeperState, useResume } from './use-draft.ts';

const WORDS: Record<SaveStanding, PlainKey | null> = {
  'nothing-yet': null,
  saving: 'resumes.saving',
  saved: 'resumes.saved',
  'on-device': 'resumes.savedOnDevice',
  offline: 'resumes.savedOnDeviceOffline',
  'not-kept': 'resumes.notKeptHere',
  failed: 'resumes.saveFailed',
  waiting: 'resumes.waitingFor',
  conflict: 'resumes.needsChoice',
};

const DOT: Partial<Record<SaveStanding, string>> = {
  saved: 'bg-success',
  failed: 'bg-danger',
  'not-kept': 'bg-danger',
  conflict: 'bg-warning',
  waiting: 'bg-warning',
};

/** Whether the work is safe, in a few words. Success is never more than a word here. */
export function SaveStatus({ onChoose }: { onChoose: () => void }) {
  const text = useText();
  const keeper = useKeeper();
  const standing = useKeeperState(saveStanding);
  const words = WORDS[standing];
  return (
    <div className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-3 text-sm text-muted">
      <span className="flex min-w-0 items-center gap-3 max-md:leading-4">
        <span
          aria-hidden
          className={`size-2 shrink-0 rounded-full ${words === null ? '' : (DOT[standing] ?? 'bg-control')}`}
        />
        <output>{words !== null && text(words)}</output>
      </span>
      {standing === 'failed' && (
        <Button variant="link" size="sm" onClick={() => void keeper.retry()}>
          {text('resumes.retry')}
        </Button>
      )}
      {standing === 'conflict' && (
        <Button variant="link" size="sm" onClick={onChoose}>
          {text('resumes.choose')}
        </Button>
      )}
      {standing === 'waiting' && <WaitingList />}
    </div>
  );
}

function WaitingList() {
  const { text, locale } = useI18n();
  const skip = useKeeperState((state) => state.skip);
  const order = useResume((resume) => resume);
  if (skip?.reason !== 'entries-waiting') return null;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const numberOf = ({ section, id }: WaitingEntry) =>
    order[section].findIndex((entry) => entry.id === id) + 1;
  return (
    <ul className="flex flex-wrap gap-x-3">
      {skip.entries
        .filter((entry) => numberOf(entry) > 0)
        .map((entry) => (
          <li key={entry.id}>
            {text('resumes.waitingEntry', {
              section: entry.section,
              number: numberOf(entry),
              missing: list.format(entry.missing.map((field) => text('resumes.missingField', { field }))),
            })}
          </li>
        ))}
    </ul>
  );
}
