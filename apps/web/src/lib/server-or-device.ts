/** A server that has not answered by then is not waited for, where the device can make the file itself. */
const PATIENCE_MS = 8_000;

interface Makers<T> {
  readonly byServer: () => Promise<T>;
  readonly byDevice: () => Promise<T>;
  /** The server has answered, and said no. */
  readonly isRefusal: (error: unknown) => boolean;
  readonly patienceMs?: number;
}

/**
 * The server makes files, because it knows the plan as it is now and has what was saved. Where it does not answer, or not
 * in its time, the device does. A refusal stays one. What neither can make fails for the server's reason.
 */
export async function serverOrDevice<T>({
  byServer,
  byDevice,
  isRefusal,
  patienceMs = PATIENCE_MS,
}: Makers<T>): Promise<T> {
  const answer = byServer();
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), patienceMs);
  const made = await Promise.race([answer.then((file) => ({ file })), late.promise]).catch(
    (error: unknown) => {
      if (isRefusal(error)) throw error;
      return null;
    },
  );
  clearTimeout(timer);
  if (made !== null) return made.file;
  return byDevice().catch(() => answer);
}
