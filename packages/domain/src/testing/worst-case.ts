/** Concatenates pieces up to a length. */
export function filled(piece: (index: number) => string, characters: number): string {
  let text = '';
  for (let index = 0; text.length < characters; index += 1) text += piece(index);
  return text.slice(0, characters);
}

/** CPU time of this thread, which does not depend on how busy the machine is. */
export function msOf(act: () => unknown): number {
  const from = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1000;
}
