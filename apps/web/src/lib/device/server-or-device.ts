/** Timeout for the server where the device can make the file itself. */
const PATIENCE_MS = 8_000;

interface Makers<T> {
  readonly byServer: () => Promise<T>;
  readonly byDevice: () => Promise<T>;
  /** The server has responded with a refusal. */
  readonly isRefusal: (error: unknown) => boolean;
  readonly patienceMs?: number;
}

/**
 * The server makes files, because it knows the current plan and has the saved version. If it does not respond in time,
 * the device makes them. A refusal stays a refusal. If both fail, the server's error is reported.
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
