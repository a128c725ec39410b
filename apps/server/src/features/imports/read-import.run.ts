import { parseResume } from '@lauda/domain/resume/schema';
import type { ImportResult } from '@lauda/importer';
import type { JobContext } from '../../platform/queue/define-job.ts';
import { importKey } from './import-key.ts';
import { isBeingRead, type ReadOutcome, storeOutcome } from './queries.ts';
import { MOST_RUNS, type ReadImportDeps, type ReadImportPayload } from './read-import.job.ts';

/** PostgreSQL's JSON accepts neither NUL characters nor lone surrogates. */
const storable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;

function outcomeOf(result: ImportResult): ReadOutcome {
  if (!result.ok) return { fault: result.reason };
  // Longer than any valid resume, so it could never be saved.
  if (!parseResume(result.resume).ok) return { fault: 'too-large' };
  const { source, resume, fields, unplaced, pages, lines } = result;
  return { result: JSON.stringify({ kind: source, resume, fields, unplaced, pages, lines }, storable) };
}

export async function run(
  own: ReadImportPayload,
  { deps, signal, attempt, reportProgress }: JobContext<ReadImportDeps>,
): Promise<void> {
  const { systemDb, storage, imports } = deps;
  // Already stored by a run whose completion was lost, or deleted by its owner.
  if (!(await isBeingRead(systemDb, own))) return;
  try {
    await reportProgress('parsing', 30);
    const bytes = await storage.get(importKey(own));
    const result: ImportResult =
      bytes === null ? { ok: false, reason: 'broken' } : await imports.run(bytes, signal);
    // Aborted by the worker's shutdown or the timeout, not by the file's content.
    signal.throwIfAborted();
    await reportProgress('saving', 75);
    await storeOutcome(systemDb, own, outcomeOf(result));
    await reportProgress('finalizing', 95);
  } catch (error) {
    // Last attempt: store a failure, so that the owner sees one.
    if (attempt >= MOST_RUNS) await storeOutcome(systemDb, own, { fault: 'too-hard' });
    throw error;
  }
}
