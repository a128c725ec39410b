/** Features that staff can switch for everyone. All are off by default. */
export const FLAG_NAMES = ['coverLetter'] as const;
export type FlagName = (typeof FLAG_NAMES)[number];
export type Flags = Readonly<Record<FlagName, boolean>>;

export const ALL_FLAGS_OFF: Flags = { coverLetter: false };

export const isFlagName = (value: string): value is FlagName =>
  (FLAG_NAMES as readonly string[]).includes(value);
