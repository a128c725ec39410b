/** Processes the newest value only: values that arrive during a run replace each other. */
export function latestOnly<T>(work: (value: T) => Promise<void>): (value: T) => void {
  let next: { readonly value: T } | null = null;
  let isBusy = false;
  const run = async () => {
    isBusy = true;
    while (next) {
      const { value }: { readonly value: T } = next;
      next = null;
      await work(value);
    }
    isBusy = false;
  };
  return (value) => {
    next = { value };
    if (!isBusy) void run();
  };
}
