import type { Resume } from '../resume.ts';
import type { Operation } from '../save-queue-types.ts';

export type Answer =
  | { readonly type: 'saved'; readonly id: string; readonly version: number; readonly resume: Resume }
  | { readonly type: 'stale'; readonly version: number; readonly theirs: Resume };

/** The server's whole promise: one version at a time, an op-id once, a stale save refused. */
export interface ModelServer {
  resume: Resume | null;
  version: number;
  creates: number;
  readonly done: Map<string, Answer>;
  /** A control run switches this off and must then find lost work. */
  readonly checksVersion: boolean;
}

export const createModelServer = (checksVersion = true): ModelServer => ({
  resume: null,
  version: 0,
  creates: 0,
  done: new Map(),
  checksVersion,
});

export function applyOperation(server: ModelServer, operation: Operation): Answer {
  const before = server.done.get(operation.opId);
  if (before !== undefined) return before;
  const isStale = operation.type === 'update' && operation.version !== server.version;
  if (isStale && server.checksVersion && server.resume !== null)
    return { type: 'stale', version: server.version, theirs: server.resume };
  if (operation.type === 'create') server.creates += 1;
  server.version += 1;
  server.resume = {
    ...operation.resume,
    id: 'r1',
    updatedAt: `2026-01-01T00:00:00.${server.version}Z`.slice(0, 24),
  };
  const answer: Answer = { type: 'saved', id: 'r1', version: server.version, resume: server.resume };
  server.done.set(operation.opId, answer);
  return answer;
}
