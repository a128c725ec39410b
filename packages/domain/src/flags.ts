/** Features that staff can switch for everybody. All are off until somebody turns them on. */
export const FLAG_NAMES = ['coverLetter'] as const;
export type FlagName = (typeof FLAG_NAMES)[number];
export type Flags = Readonly<Record<FlagName, boolean>>;

export const ALL_FLAGS_OFF: Flags = { coverLetter: false };

export const isFlagName = (value: string): value is FlagName =>
  (FLAG_NAMES as readonly string[]).includes(value);
