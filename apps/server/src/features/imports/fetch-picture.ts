/** As much as somebody may upload. */
const MAX_BYTES = 5 * 1024 * 1024;
const TIME_LIMIT_MS = 5_000;

/** Where a provider keeps pictures: its own origin, and hosts under these names, over https. */
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
    // Leaving the loop ends the answer.
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * What stands at an address that a provider gave, or null. The address has gone through the hands of strangers: it must
 * not lead this server to anybody else, neither by itself nor by a redirect.
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
