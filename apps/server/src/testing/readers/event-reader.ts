export interface EventReader {
  readonly ids: string[];
  readonly events: unknown[];
  /** Names of named events; browsers deliver those only to listeners of that name. */
  readonly named: string[];
  /** The id to resume after, as a browser stores it. */
  lastId(): string | null;
  hasEnded(): boolean;
  /** It ended because the connection was cut. */
  hasFailed(): boolean;
  close(): void;
}

interface ReadOptions {
  headers?: Record<string, string>;
  afterId?: string | null;
}

/** Reads server-sent events like a browser. */
export async function readEvents(
  address: string,
  { headers = {}, afterId = null }: ReadOptions = {},
): Promise<EventReader> {
  const stopping = new AbortController();
  const resume = afterId === null ? {} : { 'last-event-id': afterId };
  const response = await fetch(`${address}/api/events`, {
    headers: { ...headers, ...resume },
    signal: stopping.signal,
  });
  if (!response.ok || !response.body) throw new Error(`events answered ${response.status}`);
  const ids: string[] = [];
  const events: unknown[] = [];
  const named: string[] = [];
  let lastId: string | null = afterId;
  let hasEnded = false;
  let hasFailed = false;

  const read = async (body: ReadableStream<Uint8Array>) => {
    let rest = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const fields = Object.fromEntries(
          block
            .split('\n')
            .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
        );
        if (fields['id'] !== undefined) lastId = fields['id'];
        if (fields['event'] !== undefined) named.push(fields['event']);
        if (fields['data'] === undefined || fields['event'] !== undefined) continue;
        ids.push(fields['id'] ?? '');
        events.push(JSON.parse(fields['data']));
      }
    }
  };
  void read(response.body).then(
    () => (hasEnded = true),
    () => {
      hasFailed = !stopping.signal.aborted;
      hasEnded = true;
    },
  );
  return {
    ids,
    events,
    named,
    lastId: () => lastId,
    hasEnded: () => hasEnded,
    hasFailed: () => hasFailed,
    close: () => stopping.abort(),
  };
}
