/** A violation of a repository rule, with a location an editor can open. */
export interface Fault {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

export const faultText = ({ path, line, message }: Fault): string => `${path}:${line} ${message}`;

/** Prints faults in order of location; exit code 1 if there are any. */
export function reportFaults(faults: readonly Fault[], okText: string): void {
  const sorted = faults.toSorted((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
  for (const fault of sorted) console.log(faultText(fault));
  if (sorted.length === 0) console.log(okText);
  process.exitCode = sorted.length === 0 ? 0 : 1;
}
