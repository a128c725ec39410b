/** Clears the user's data from the device. Runs after every guard has agreed. */
type ClearOnLogOut = () => Promise<unknown>;

/** Saves work and returns whether sign-out may proceed; `false` cancels it. Must not clear anything itself. */
export type LogOutGuard = () => Promise<boolean | ClearOnLogOut>;
export type GuardLogOut = (guard: LogOutGuard) => () => void;

/**
 * Two phases: if a guard cleared its data before another one cancelled, work would be lost. Guards added while an
 * earlier one is pending are asked too. Returns false when sign-out is cancelled.
 */
export async function passGuards(guards: ReadonlySet<LogOutGuard>): Promise<boolean> {
  const clearing: ClearOnLogOut[] = [];
  for (const ask of guards) {
    const answer = await ask();
    if (answer === false) return false;
    if (answer !== true) clearing.push(answer);
  }
  // A failed clear does not block sign-out: records are stored by owner and never shown to others.
  for (const clear of clearing) await clear().catch(() => undefined);
  return true;
}
