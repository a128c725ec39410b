import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Writer } from '../bench/save-load.ts';
import { ROOT } from '../source-files.ts';

/** User actions and how often each happens per active day. The numbers are assumptions, not measurements. */
export const ACTS = {
  open: 1.2,
  save: 15,
  preview: 1,
  pdf: 0.5,
  share: 2,
  import: 0.1,
  suggestion: 0.5,
} as const;
export type Act = keyof typeof ACTS;
export const ACT_NAMES = Object.keys(ACTS) as Act[];
export const ACTS_A_DAY = Object.values(ACTS).reduce((sum, count) => sum + count, 0);

export interface Player extends Writer {
  /** Path of a page that anyone with the link can see. */
  sharePath: string;
  address: string;
  isImporting: boolean;
}

interface CallOptions {
  method?: string;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** Sends the request without the user's cookie. */
  isVisitor?: boolean;
}

const FILE = new Uint8Array(readFileSync(join(ROOT, 'e2e/files/resume-en.pdf')));
const IMPORT_PATIENCE_MS = 120_000;

export function createActs({ origin, document }: { origin: string; document: string }) {
  const call = async (player: Player, path: string, options: CallOptions = {}): Promise<Buffer> => {
    const { method = 'GET', body, headers = {}, isVisitor = false } = options;
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        origin,
        'x-forwarded-for': player.address,
        ...(isVisitor ? {} : { cookie: player.cookie }),
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${bytes.toString('utf8').slice(0, 200)}`);
    return bytes;
  };
  const dataOf = (bytes: Buffer) => (JSON.parse(bytes.toString('utf8')) as { data: unknown }).data;

  /** One user's saves are serialized, as in a browser. */
  const saving = new Map<Player, Promise<unknown>>();
  const save = async (player: Player): Promise<void> => {
    const bytes = await call(player, `/api/resume/${player.resumeId}?lean=true`, {
      method: 'PATCH',
      body: document,
      headers: { 'if-match': `"${player.version}"`, 'idempotency-key': randomUUID() },
    });
    player.version = (dataOf(bytes) as { version: number }).version;
  };

  const acts: Readonly<Record<Act, (player: Player) => Promise<unknown>>> = {
    open: async (player) => {
      const userId = player.resumeId.replace('-9000-', '-8000-');
      await Promise.all([call(player, '/api/site'), call(player, `/api/resume/all/${userId}`)]);
      await call(player, `/api/resume/id/${player.resumeId}`);
    },
    save: (player) => {
      const turn = (saving.get(player) ?? Promise.resolve()).catch(() => undefined).then(() => save(player));
      saving.set(player, turn);
      return turn;
    },
    preview: (player) =>
      call(player, '/api/document/preview', { method: 'POST', body: `{"resume":${document}}` }),
    pdf: (player) => call(player, `/api/resume/${player.resumeId}/export/pdf`),
    share: (player) => call(player, player.sharePath, { isVisitor: true }),
    import: async (player) => {
      // One at a time per user.
      if (player.isImporting) return;
      player.isImporting = true;
      try {
        const bytes = await call(player, '/api/import', {
          method: 'POST',
          body: FILE,
          headers: { 'content-type': 'application/octet-stream' },
        });
        const { id } = dataOf(bytes) as { id: string };
        const deadline = performance.now() + IMPORT_PATIENCE_MS;
        for (;;) {
          const { status } = dataOf(await call(player, `/api/import/${id}`)) as { status: string };
          if (status !== 'reading') break;
          if (performance.now() > deadline) throw new Error('import: too late');
          await delay(500);
        }
        await call(player, `/api/import/${id}`, { method: 'DELETE' });
      } finally {
        player.isImporting = false;
      }
    },
    suggestion: (player) =>
      call(player, '/api/ai/suggestions', {
        method: 'POST',
        body: `{"resume":${document},"target":{"kind":"summary"}}`,
      }),
  };

  /** Creates a share link to a user's resume and returns its path. */
  const shareOf = async (player: Player): Promise<string> => {
    const bytes = await call(player, `/api/resume/${player.resumeId}/links`, { method: 'POST', body: '{}' });
    return (dataOf(bytes) as { path: string }).path;
  };
  return { acts, shareOf };
}
