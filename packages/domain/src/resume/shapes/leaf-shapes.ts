import { isSafeAddress } from '../contacts/address.ts';
import { MAX_CHARACTERS } from '../limits.ts';
import { fault, type FaultReason, type LeafShape } from './shape.ts';

// oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/;
// oxlint-disable-next-line no-control-regex -- as above
const EVERY_CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/g;

/** PostgreSQL and fonts reject lone surrogates. */
const isLine = (text: string) => !CONTROL.test(text) && text.isWellFormed();

export const tidyLine = (value: unknown, most: number): string => {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return value.replace(EVERY_CONTROL, ' ').slice(0, most).toWellFormed();
};

function leaf<T>(
  faultOf: (value: unknown) => FaultReason | null,
  tidy: (value: unknown) => T,
  kind: LeafShape<T>['kind'] = 'leaf',
): LeafShape<T> {
  return {
    kind,
    fault(value, tally) {
      tally.leaves += 1;
      if (typeof value === 'string') tally.characters += value.length;
      const reason = faultOf(value);
      return reason === null ? null : fault(reason);
    },
    tidy,
  };
}

function lineFault(value: unknown, most: number): FaultReason | null {
  if (typeof value !== 'string') return 'wrong-type';
  if (value.length > most) return 'too-long';
  return isLine(value) ? null : 'not-allowed';
}

/** One line of text; spaces at its ends stay, otherwise nobody could type a second word. */
export const line = (most: number): LeafShape<string> =>
  leaf(
    (value) => lineFault(value, most),
    (value) => tidyLine(value, most),
  );

/** Text that must match a pattern, or be empty. */
export const pattern = (form: RegExp): LeafShape<string> =>
  leaf(
    (value) =>
      typeof value !== 'string' ? 'wrong-type' : value === '' || form.test(value) ? null : 'not-allowed',
    (value) => (typeof value === 'string' && form.test(value) ? value : ''),
  );

export const flag: LeafShape<boolean> = leaf(
  (value) => (typeof value === 'boolean' ? null : 'wrong-type'),
  (value) => value === true,
);

export const choice = <T extends string | number>(options: readonly T[], fallback: T): LeafShape<T> =>
  leaf(
    (value) => ((options as readonly unknown[]).includes(value) ? null : 'not-allowed'),
    (value) => options.find((option) => option === value) ?? fallback,
  );

/** One of the options, or absent. */
export const optionalChoice = <T extends string>(options: readonly T[]): LeafShape<T | undefined> =>
  leaf(
    (value) =>
      value === undefined || (options as readonly unknown[]).includes(value) ? null : 'not-allowed',
    (value) => options.find((option) => option === value),
  );

/** Optional text set by the server; an edit never sets it. */
export const stamp = (form: RegExp): LeafShape<string | undefined> => leaf(...optionalPattern(form), 'stamp');

export const optional = (form: RegExp): LeafShape<string | undefined> => leaf(...optionalPattern(form));

function optionalPattern(form: RegExp) {
  return [
    (value: unknown): FaultReason | null =>
      value === undefined || (typeof value === 'string' && form.test(value)) ? null : 'not-allowed',
    (value: unknown) => (typeof value === 'string' && form.test(value) ? value : undefined),
  ] as const;
}

/** A web or mail address, possibly half typed: only other schemes are refused. */
export const address: LeafShape<string> = leaf(
  (value) => lineFault(value, MAX_CHARACTERS.url) ?? (isSafeAddress(value as string) ? null : 'not-allowed'),
  (value) => {
    const text = tidyLine(value, MAX_CHARACTERS.url);
    return isSafeAddress(text) ? text : '';
  },
);
