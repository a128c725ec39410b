export type FaultReason =
  | 'wrong-type'
  | 'too-long'
  | 'too-many'
  | 'too-large'
  | 'unknown-field'
  | 'repeated-id'
  | 'not-allowed'
  | 'unknown-version';

export interface ShapeFault {
  readonly reason: FaultReason;
  /** Outermost first; only built when there is a fault. */
  readonly path: (string | number)[];
}

/** Counters of a validation, so that only documents that may be too large are measured. */
export interface Tally {
  characters: number;
  leaves: number;
}

interface Rules<T> {
  /** Why a value does not match the shape exactly, or null. */
  fault(value: unknown, tally: Tally): ShapeFault | null;
  /** The closest valid value for any input; a valid value stays equal. */
  tidy(value: unknown): T;
}

/** Merged and compared as a unit. A stamp is set by the server, never by an edit. */
export interface LeafShape<T> extends Rules<T> {
  readonly kind: 'leaf' | 'stamp';
}
export interface ObjectShape<T> extends Rules<T> {
  readonly kind: 'object';
  readonly fields: ReadonlyMap<string, Shape>;
}
/** Entries with unique ids, in an order. */
export interface ListShape<T> extends Rules<readonly T[]> {
  readonly kind: 'list';
  readonly item: ObjectShape<T>;
}
/** Distinct strings whose order matters. */
export interface NamesShape<T> extends Rules<readonly T[]> {
  readonly kind: 'names';
}

export type Shape = LeafShape<unknown> | ObjectShape<unknown> | ListShape<unknown> | NamesShape<unknown>;

export type Fields<T> = { readonly [K in keyof T]-?: Rules<T[K]> };
export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fault = (reason: FaultReason): ShapeFault => ({ reason, path: [] });

function within(key: string | number, inner: ShapeFault): ShapeFault {
  inner.path.unshift(key);
  return inner;
}

export function object<T>(fields: Fields<T>): ObjectShape<T> {
  // Fields<T> holds exactly the shapes of T's fields; the map loses which is which.
  const shapes = new Map(Object.entries(fields) as [string, Shape][]);
  const entries = [...shapes];
  return {
    kind: 'object',
    fields: shapes,
    fault(value, tally) {
      if (!isRow(value)) return fault('wrong-type');
      for (let index = 0; index < entries.length; index += 1) {
        const [name, shape] = entries[index] as [string, Shape];
        const inner = shape.fault(value[name], tally);
        if (inner !== null) return within(name, inner);
      }
      for (const name in value) if (!shapes.has(name)) return within(name, fault('unknown-field'));
      return null;
    },
    tidy(value) {
      const row = isRow(value) ? value : {};
      const result: Record<string, unknown> = {};
      for (const [name, shape] of shapes) {
        const own = shape.tidy(Object.hasOwn(row, name) ? row[name] : undefined);
        if (own !== undefined) result[name] = own;
      }
      return result as T;
    },
  };
}

/** An object that may be absent; merged and compared as if it were empty then. */
export function optionalObject<T>(fields: Fields<T>): ObjectShape<T | undefined> {
  const shape = object<T>(fields);
  return {
    ...shape,
    fault: (value, tally) => (value === undefined ? null : shape.fault(value, tally)),
    tidy: (value) => (isRow(value) ? shape.tidy(value) : undefined),
  };
}

export function list<T extends { readonly id: string }>(item: ObjectShape<T>, most: number): ListShape<T> {
  return {
    kind: 'list',
    item,
    fault(value, tally) {
      if (!Array.isArray(value)) return fault('wrong-type');
      if (value.length > most) return fault('too-many');
      const ids = new Set<string>();
      for (let index = 0; index < value.length; index += 1) {
        const entry = value[index] as T;
        const inner = item.fault(entry, tally);
        if (inner !== null) return within(index, inner);
        if (entry.id === '') return within(index, within('id', fault('wrong-type')));
        if (ids.has(entry.id)) return within(index, within('id', fault('repeated-id')));
        ids.add(entry.id);
      }
      return null;
    },
    tidy(value) {
      const entries = (Array.isArray(value) ? value : []).filter(isRow).slice(0, most);
      const tidied = entries.map((entry) => item.tidy(entry));
      return withDistinctIds(tidied);
    },
  };
}

/** Keeps existing ids; an entry without an id, or with a duplicate, gets the first free number. */
function withDistinctIds<T extends { readonly id: string }>(entries: readonly T[]): T[] {
  const taken = new Set(entries.map(({ id }) => id));
  const seen = new Set<string>(['']);
  let next = 1;
  return entries.map((entry) => {
    let { id } = entry;
    if (seen.has(id)) {
      while (taken.has(`item-${next}`)) next += 1;
      id = `item-${next}`;
      taken.add(id);
    }
    seen.add(id);
    return id === entry.id ? entry : { ...entry, id };
  });
}

export function names<T extends string>(isName: (value: unknown) => value is T, most: number): NamesShape<T> {
  return {
    kind: 'names',
    fault(value, tally) {
      if (!Array.isArray(value)) return fault('wrong-type');
      if (value.length > most) return fault('too-many');
      tally.leaves += value.length * 2;
      const index = value.findIndex((name) => !isName(name));
      if (index >= 0) return within(index, fault('not-allowed'));
      return new Set(value).size === value.length ? null : fault('repeated-id');
    },
    tidy: (value) => [...new Set((Array.isArray(value) ? value : []).filter(isName))].slice(0, most),
  };
}
