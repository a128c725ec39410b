import type { Resume } from '@lauda/domain/resume/resume';
import type { Answer } from '../document-type.ts';
import type { Operation } from '../queue/save-queue-types.ts';

/** The server's contract: versions increase by one, each op id is applied once, stale saves are refused. */
export interface ModelServer {
  resume: Resume | null;
  version: number;
  creates: number;
  readonly done: Map<string, Answer<Resume>>;
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

export function applyOperation(server: ModelServer, operation: Operation<Resume>): Answer<Resume> {
  const before = server.done.get(operation.opId);
  if (before !== undefined) return before;
  const isStale = operation.type === 'update' && operation.version !== server.version;
  if (isStale && server.checksVersion && server.resume !== null)
    return { type: 'stale', version: server.version, theirs: server.resume };
  if (operation.type === 'create') server.creates += 1;
  server.version += 1;
  server.resume = {
    ...operation.document,
    id: 'r1',
    updatedAt: `2026-01-01T00:00:00.${server.version}Z`.slice(0, 24),
  };
  const answer: Answer<Resume> = {
    type: 'saved',
    id: 'r1',
    version: server.version,
    document: server.resume,
  };
  server.done.set(operation.opId, answer);
  return answer;
}
