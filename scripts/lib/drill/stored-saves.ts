import { readStored } from '../chaos/judging/stored.ts';
import { judge, type Operation, type Verdict } from '../chaos/judging/verdict.ts';

/** Compares what clients were told with the tables; resumes written by a browser are excluded. */
export async function judgeSaves(adminUrl: string, operations: readonly Operation[]): Promise<Verdict> {
  const known = new Set(operations.map(({ resumeId }) => resumeId));
  const { versions, resumes, events } = await readStored(adminUrl);
  const isKnown = ({ resumeId }: { resumeId: string }): boolean => known.has(resumeId);
  return judge(operations, {
    versions: versions.filter(isKnown),
    resumes: resumes.filter(isKnown),
    events: events.filter(isKnown),
  });
}
