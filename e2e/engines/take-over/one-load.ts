import { setTimeout as wait } from 'node:timers/promises';
import type { Typist } from './typist.ts';

const KEY_EVERY_MS = 20;
const BACKSPACE = 'Backspace';
/** Every third key deletes, and each one in a full field, so that there is always something to type. */
const DELETE_EVERY = 3;
/** Keys come in bursts: a slowed browser prefers them to everything else, and without a pause would never load. */
const BURST = 25;
const PAUSE_MS = 300;
const WITHIN_MS = 60_000;
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Number of keys typed first. The caret then moves back into the middle, so that a lost caret shows. */
const FIRST_KEYS = 6;
const CARET_AT = 3;
/** Number of keys typed after the takeover, into the program's own field. */
const KEYS_AFTER = 40;

export interface Load {
  readonly address: string;
  /** Key of the field's place. */
  readonly place: string;
  /** Maximum length of the text, limited by the field. */
  readonly maxLength: number;
  /** Signals of the page with their time: `entered`, `late`, `over`. */
  readonly said: Map<string, number>;
}

export interface Outcome {
  /** Number of characters that are missing or misplaced. */
  readonly lost: number;
  readonly isCaretRight: boolean;
  readonly isOnDevice: boolean;
  /** Number of keys before the takeover; null if it came before the first key or after the last. */
  readonly before: number | null;
  readonly keys: number;
  /** What was seen, for a load that went wrong. */
  readonly seen: string;
}

async function until<Value>(what: string, ask: () => Promise<Value>): Promise<NonNullable<Value>> {
  const end = Date.now() + WITHIN_MS;
  for (;;) {
    const found = await ask().catch(() => null);
    if (found) return found;
    if (Date.now() > end) throw new Error(`never: ${what}`);
    await wait(25);
  }
}

/**
 * Runs in the page. Focuses the early field as soon as it is enabled and signals that; moves the caret in the input
 * event of the last of the first keys; records the length of the text when the field is removed.
 */
function watchField(place: string, firstKeys: number, caretAt: number): void {
  const noted = globalThis as { laudaBefore?: number };
  const field = document.querySelector<HTMLInputElement>(`#early [name="${place}"]`);
  const enter = () => {
    if (!field?.isConnected) void fetch('/drill/late');
    else if (field.disabled) setTimeout(enter, 5);
    else {
      field.focus();
      void fetch('/drill/entered');
    }
  };
  field?.addEventListener('input', () => {
    if (field.value.length === firstKeys) field.setSelectionRange(caretAt, caretAt);
  });
  new MutationObserver(() => {
    if (!field || field.isConnected || noted.laudaBefore !== undefined) return;
    noted.laudaBefore = field.value.length;
    void fetch('/drill/over');
  }).observe(document.body, { childList: true });
  enter();
}

export const watchScript = (place: string): string =>
  `(${watchField.toString()})(${[place, FIRST_KEYS, CARET_AT].map((one) => JSON.stringify(one)).join()})`;

interface Seen {
  readonly value: string;
  readonly caret: number | null;
  readonly before: number | null;
}

/** Runs in the page, after the program has rendered its own field. */
function readField(place: string): Seen | null {
  const own = document.querySelector<HTMLInputElement>(`#root [data-place="${place}"] input`);
  if (!own || document.getElementById('early')) return null;
  const caret = document.activeElement === own ? own.selectionStart : null;
  return { value: own.value, caret, before: (globalThis as { laudaBefore?: number }).laudaBefore ?? null };
}

/** Runs in the page: whether a text is in the device's records or journal. */
async function isKept(text: string): Promise<boolean> {
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('no database')));
    });
  const database = await done(indexedDB.open('lauda-drafts'));
  const stores = await Promise.all(
    ['drafts', 'edits'].map((name) => done(database.transaction(name).objectStore(name).getAll())),
  );
  database.close();
  return JSON.stringify(stores).includes(text);
}

/** Runs in the page: whether the program has stored the fields that the next early form shows. */
const hasCopy = (): boolean => Object.keys(localStorage).some((key) => key.startsWith('lauda-first-fields '));

const lostIn = (value: string, expected: string): number =>
  value === expected ? 0 : Math.max(1, expected.length - value.length);

/** One load of the builder, with a key every 20 ms once its first field is enabled. Null if that never happened. */
export async function typeThroughLoad(
  { load, evaluate, key, settle }: Typist,
  { address, place, maxLength, said }: Load,
): Promise<Outcome | null> {
  said.clear();
  await load(address);
  await until('an early field', async () => said.has('entered') || said.has('late'));
  if (!said.has('entered')) return null;
  const first: string[] = [];
  const rest: string[] = [];
  let keys = 0;
  let after = 0;
  const end = Date.now() + WITHIN_MS;
  while (after < KEYS_AFTER && Date.now() < end) {
    const isFull = first.length + rest.length === maxLength;
    const next = wait(KEY_EVERY_MS);
    keys += 1;
    if (isFull || (rest.length > 0 && keys % DELETE_EVERY === 0)) {
      rest.pop();
      await key(BACKSPACE);
    } else {
      const character = CHARACTERS[keys % CHARACTERS.length] ?? '';
      (first.length < FIRST_KEYS ? first : rest).push(character);
      await key(character);
    }
    await next;
    if (keys % BURST === 0) {
      await settle();
      await wait(PAUSE_MS);
    }
    if (said.has('over')) after += 1;
  }
  await settle();
  const seen = await until('the take-over', () => evaluate(readField, place));
  // The takeover came before the caret moved, so this load proves nothing.
  if ((seen.before ?? 0) < FIRST_KEYS && seen.value === [...first, ...rest].join('')) return null;
  const expected = [...first.slice(0, CARET_AT), ...rest, ...first.slice(CARET_AT)].join('');
  const isOnDevice =
    seen.value === expected &&
    (await until('the device to have it', () => evaluate(isKept, expected)).catch(() => false));
  // The next load is a second visit, whose early form shows this copy.
  await until('the copy of the first fields', () => evaluate(hasCopy));
  return {
    lost: lostIn(seen.value, expected),
    isCaretRight: seen.caret === CARET_AT + rest.length,
    isOnDevice,
    before: after > 0 ? seen.before : null,
    keys,
    seen: JSON.stringify({ place, ...seen, expected, after }),
  };
}

/** Runs in the page: clears all data on the device. The product's page would store its data again. */
export async function emptyDevice(path: string): Promise<void> {
  if (location.pathname !== path) throw new Error('this is still the page before');
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    await registration.unregister();
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases())
    await new Promise<void>((resolve) => {
      const request = indexedDB.deleteDatabase(name ?? '');
      for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => resolve());
    });
}
