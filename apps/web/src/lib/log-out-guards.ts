/** Clears what the device holds of the person. Runs once every guard has agreed. */
type ClearOnLogOut = () => Promise<unknown>;

/** Makes work safe and says whether the person may go: `false` keeps them here. It must not clear anything itself. */
export type LogOutGuard = () => Promise<boolean | ClearOnLogOut>;
export type GuardLogOut = (guard: LogOutGuard) => () => void;

/**
 * Two phases: a guard that cleared its part before another one said no would lose work of a person who stays. Guards
 * added while one before them waits are asked too. False when the person stays.
 */
export async function passGuards(guards: ReadonlySet<LogOutGuard>): Promise<boolean> {
  const clearing: ClearOnLogOut[] = [];
  for (const ask of guards) {
    const answer = await ask();
    if (answer === false) return false;
    if (answer !== true) clearing.push(answer);
  }
  // What cannot be cleared keeps nobody signed in: it is stored by owner, and shown to nobody else.
  for (const clear of clearing) await clear().catch(() => undefined);
  return true;
}
