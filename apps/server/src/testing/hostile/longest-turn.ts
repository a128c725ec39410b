/** Maximum CPU time of one event loop turn. */
export const MAX_TURN_MS = 200;

/**
 * The longest CPU time of this thread between two turns of the event loop; unaffected by other load on the machine.
 */
export async function longestTurnMs(work: Promise<unknown>): Promise<number> {
  const state = { isDone: false };
  void work.finally(() => {
    state.isDone = true;
  });
  let longest = 0;
  let from = process.threadCpuUsage();
  while (!state.isDone) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    const { user, system } = process.threadCpuUsage(from);
    longest = Math.max(longest, (user + system) / 1000);
    from = process.threadCpuUsage();
  }
  return longest;
}
