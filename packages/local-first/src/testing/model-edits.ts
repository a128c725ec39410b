import { pathKey } from '@lauda/domain/conflict';
import { setAt, valueAt } from '@lauda/domain/resume/path';
import type { Resume } from '@lauda/domain/resume/resume';
import type { Ledger } from './ledger.ts';
import type { ModelClient } from './model-client.ts';
import type { Random } from '@lauda/domain/resume/testing/random';

const LISTS = ['experience', 'skills'] as const;
const FIELDS = { experience: ['company', 'position', 'location'], skills: ['name'] } as const;
const PERSON = ['firstName', 'jobTitle', 'city'] as const;
const MOST_ENTRIES = 6;

const PERIOD = { startDate: '', endDate: '', current: false };

/** One random edit: change a field, add, delete or reorder entries. */
export function randomEdit(client: ModelClient, ledger: Ledger, random: Random, newId: () => string): Resume {
  const { shown, number } = client;
  const list = random.pick(LISTS);
  const entries = shown[list];
  const dice = random.below(100);
  const write = (path: string[]) => {
    ledger.giveUp(valueAt(shown, path));
    return setAt(shown, path, ledger.write(number, path));
  };
  if (dice < 15 && entries.length < MOST_ENTRIES) {
    const id = newId();
    const text = (field: string) => ledger.write(number, [list, id, field]);
    const entry =
      list === 'experience'
        ? {
            ...PERIOD,
            id,
            company: text('company'),
            position: text('position'),
            location: '',
            description: [],
          }
        : { id, name: text('name'), skillLevelId: 'expert' };
    const at = random.below(entries.length + 1);
    return setAt(shown, [list], [...entries.slice(0, at), entry, ...entries.slice(at)]);
  }
  const entry = entries.length === 0 ? undefined : random.pick<{ readonly id: string }>(entries);
  if (entry === undefined || dice < 40) return write(['personalInfo', random.pick(PERSON)]);
  if (dice < 50) {
    const place = `${list}/${entry.id}`;
    // Deleting an entry with an open conflict counts as having seen both sides.
    const inView = client.state.conflicts.filter(({ path }) => pathKey(path).startsWith(`${place}/`));
    const { base, inFlight, unanswered } = client.state;
    const left = [base, inFlight?.document, unanswered?.document];
    const isKnownOutside = left.some((resume) => resume && valueAt(resume, [list, entry.id]) !== undefined);
    ledger.delete(number, place, [entry, inView], isKnownOutside);
    return setAt(
      shown,
      [list],
      entries.filter(({ id }) => id !== entry.id),
    );
  }
  if (dice < 60) return setAt(shown, [list], random.shuffle<unknown>(entries));
  return write([list, entry.id, random.pick<string>(FIELDS[list])]);
}
