/** Same limit as for uploads. */
const MAX_BYTES = 5 * 1024 * 1024;
const TIME_LIMIT_MS = 5_000;

/** Where a provider hosts pictures: its own origin, and subdomains of these hosts, over https. */
export interface PicturePlaces {
  readonly origin: string;
  readonly hosts: readonly string[];
}

function isAllowed(url: URL, { origin, hosts }: PicturePlaces): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (url.origin === origin) return true;
  const isKnown = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  return isKnown && url.protocol === 'https:' && url.port === '';
}

async function readUpTo(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    // Leaving the loop cancels the response.
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Downloads a picture from a provider's URL, or null. The URL is untrusted (SSRF): neither it nor a redirect may
 * lead to any other host.
 */
export async function fetchPicture(address: string, places: PicturePlaces): Promise<Uint8Array | null> {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!isAllowed(url, places)) return null;
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    return answer.ok && answer.body ? await readUpTo(answer.body, MAX_BYTES) : null;
  } catch {
    return null;
  }
}
