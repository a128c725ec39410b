import { createListeners } from '@lauda/local-first/listeners';
import type { Path } from '@lauda/domain/resume/merge/merge';
import { createContext, use, useSyncExternalStore } from 'react';
import { sectionOfPath } from './places.ts';

interface OpenPlaces {
  readonly folded: readonly string[];
  readonly entry: string | null;
}

const KEY = 'lauda-open-places';
const REMEMBERED_DRAFTS = 20;
const NOTHING: OpenPlaces = { folded: [], entry: null };

const isText = (value: unknown): value is string => typeof value === 'string';

/** By draft, the most recently used last. Entries in any other format are foreign or damaged and ignored. */
function readAll(): [draftId: string, places: OpenPlaces][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return (stored as unknown[]).flatMap((row) => {
      const [draftId, folded, entry] = Array.isArray(row) ? (row as unknown[]) : [];
      if (!isText(draftId) || !Array.isArray(folded)) return [];
      return [[draftId, { folded: folded.filter(isText), entry: isText(entry) ? entry : null }]];
    });
  } catch {
    return [];
  }
}

function remember(draftId: string, { folded, entry }: OpenPlaces): void {
  const others = readAll().filter(([id]) => id !== draftId);
  const rows = [...others.map(([id, places]) => [id, places.folded, places.entry]), [draftId, folded, entry]];
  try {
    localStorage.setItem(KEY, JSON.stringify(rows.slice(-REMEMBERED_DRAFTS)));
  } catch {
    // Storage is unavailable, which is fine: this is only a convenience.
  }
}

/** The entry a place belongs to; null for personal fields, contacts and skills, which have no rows. */
const entryOfPath = ([first, second, , fourth]: Path): string | null => {
  if (first === 'personalInfo' || first === 'contacts' || first === 'skills') return null;
  return (first === 'customSections' ? fourth : second) ?? null;
};

/** Which sections are folded and which single entry is open, remembered per device and draft. */
export function createOpenPlaces(draftId: string) {
  const listeners = createListeners();
  let places = readAll().find(([id]) => id === draftId)?.[1] ?? NOTHING;
  const replace = (next: OpenPlaces) => {
    places = next;
    remember(draftId, next);
    listeners.notify();
  };
  const without = (section: string) => places.folded.filter((name) => name !== section);
  return {
    isFolded: (section: string) => places.folded.includes(section),
    isOpen: (entry: string) => places.entry === entry,
    toggleSection: (section: string) =>
      replace({
        ...places,
        folded: places.folded.includes(section) ? without(section) : [...places.folded, section],
      }),
    foldAll: (sections: readonly string[]) => replace({ folded: sections, entry: null }),
    toggleEntry: (entry: string) => replace({ ...places, entry: places.entry === entry ? null : entry }),
    /** Opens everything around a place, so that it can be reached. */
    openAround: (path: Path) =>
      replace({ folded: without(sectionOfPath(path)), entry: entryOfPath(path) ?? places.entry }),
    subscribe: listeners.subscribe,
  };
}

export const OpenPlacesContext = createContext<ReturnType<typeof createOpenPlaces> | null>(null);

export function useOpenPlaces() {
  const places = use(OpenPlacesContext);
  if (!places) throw new Error('useOpenPlaces needs an OpenPlacesContext above it');
  return places;
}

export function useFolded(section: string) {
  const { subscribe, isFolded, toggleSection } = useOpenPlaces();
  const folded = useSyncExternalStore(subscribe, () => isFolded(section));
  return { isFolded: folded, toggle: () => toggleSection(section) };
}

export function useEntryOpen(entry: string) {
  const { subscribe, isOpen, toggleEntry } = useOpenPlaces();
  const open = useSyncExternalStore(subscribe, () => isOpen(entry));
  return { isOpen: open, toggle: () => toggleEntry(entry) };
}
