export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

/** The next enabled option in a direction, or the same if there is none. */
export function step(options: readonly Option[], from: number, direction: 1 | -1): number {
  for (let index = from + direction; index >= 0 && index < options.length; index += direction) {
    if (!options[index]?.isDisabled) return index;
  }
  return from;
}

export const firstEnabled = (options: readonly Option[]): number => Math.max(0, step(options, -1, 1));
export const lastEnabled = (options: readonly Option[]): number => step(options, options.length, -1);
