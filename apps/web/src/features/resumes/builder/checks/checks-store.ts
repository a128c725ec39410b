import { createListeners } from '@lauda/local-first/listeners';
import type { Check } from '@lauda/domain/resume/checks/check';
import { bulletResults, type BulletResults, resumeChecks } from '@lauda/domain/resume/checks/resume-checks';
import { pathKey } from '@lauda/domain/resume/merge/merge';
import type { Resume } from '@lauda/domain/resume/resume';
import { isEmptyRichText } from '@lauda/domain/resume/rich-text';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { checkText } from './check-texts.ts';
import type { ResumeEditor } from '../resume-editor.ts';

/** Delayed, so that users are not corrected in the middle of a word. */
const AFTER_MS = 400;

export interface Checks {
  readonly list: readonly Check[];
  /** The most serious check of each place. */
  readonly byPlace: ReadonlyMap<string, Check>;
  readonly results: BulletResults;
}

const NOTHING: Checks = { list: [], byPlace: new Map(), results: { withResult: 0, total: 0, path: null } };

/** False until a section has content: a warning about the missing last name would come too early. */
const hasBegun = ({ personalInfo, experience, education, skills }: Resume): boolean =>
  experience.length + education.length + skills.length > 0 || !isEmptyRichText(personalInfo.summary);

function checksOf(resume: Resume): Checks {
  const list = hasBegun(resume)
    ? resumeChecks(resume)
    : resumeChecks(resume).filter(({ reason }) => reason !== 'missing-contact');
  const byPlace = new Map<string, Check>();
  for (const check of list.toReversed()) byPlace.set(pathKey(check.path), check);
  return { list, byPlace, results: bulletResults(resume) };
}

type ChecksStore = ReturnType<typeof createChecksStore>;

function createChecksStore({ getResume, subscribe }: Pick<ResumeEditor, 'getResume' | 'subscribe'>) {
  const listeners = createListeners();
  let checked: Resume | null = null;
  let checks = NOTHING;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    timer = undefined;
    if (getResume() === checked) return;
    checked = getResume();
    checks = checksOf(checked);
    listeners.notify();
  };
  const lookSoon = () => {
    if (getResume() === checked) return;
    clearTimeout(timer);
    timer = setTimeout(look, AFTER_MS);
  };
  return {
    get: () => checks,
    subscribe: listeners.subscribe,
    start: () => {
      look();
      const stop = subscribe(lookSoon);
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
}

export const ChecksContext = createContext<ChecksStore | null>(null);

export function useChecksStore(editor: ResumeEditor): ChecksStore {
  const [store] = useState(() => createChecksStore(editor));
  useEffect(() => store.start(), [store]);
  return store;
}

export function useChecks<T>(select: (checks: Checks) => T): T {
  const store = use(ChecksContext);
  if (!store) throw new Error('useChecks needs a ChecksContext above it');
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** The warning shown beside one field. */
export function useWarningAt(key: string): string | null {
  const text = useText();
  const found = useChecks(({ byPlace }) => byPlace.get(key));
  return found === undefined ? null : checkText(text, found);
}
