import { Agent } from 'node:http';
import type { StoredResume } from '../../../../packages/contract/src/resumes/resumes.ts';
import { type Answer, call } from '../clients/call.ts';
import { digestOf, editsOf } from '../clients/documents.ts';
import type { Person } from '../clients/people.ts';
import type { Operation, Stored } from './verdict.ts';

/** A busy machine may answer after the client's timeout. */
const MAX_ATTEMPTS = 5;

interface ShownOptions {
  ports: readonly number[];
  people: readonly Person[];
  operations: readonly Operation[];
  stored: Stored;
}

/** The last acknowledged save of each tab. */
function lastSaves(operations: readonly Operation[], resumeId: string): Operation[] {
  const last = new Map<number, Operation>();
  for (const save of operations)
    if (save.resumeId === resumeId && save.state === 'acknowledged') last.set(save.tab, save);
  return [...last.values()];
}

/** Compares what the API shows with the tables; one line per difference. */
export async function shownFaults({ ports, people, operations, stored }: ShownOptions): Promise<string[]> {
  const agent = new Agent({ keepAlive: true });
  const faults: string[] = [];

  const checkPerson = async ({ headers, resumeId }: Person, port: number): Promise<void> => {
    const read = async (path: string): Promise<unknown> => {
      const request = { method: 'GET', path: `/api/resume/${path}`, headers } as const;
      let answer: Answer | null = null;
      for (let attempt = 0; answer === null && attempt < MAX_ATTEMPTS; attempt++)
        answer = await call(port, agent, request).catch(() => null);
      if (answer?.status !== 200) faults.push(`${path} answered ${answer?.status} ${answer?.error?.code}`);
      return answer?.data;
    };
    const row = stored.resumes.find((resume) => resume.resumeId === resumeId);
    if (!row) return void faults.push(`${resumeId} is not in the table`);
    // The server has validated these against the contract.
    const current = (await read(`id/${resumeId}`)) as StoredResume | undefined;
    if (current?.version !== row.version || String(editsOf(current.resume)) !== String(row.edits))
      faults.push(`${resumeId} is shown as version ${current?.version}, stored is ${row.version}`);
    const listed: number[] = [];
    for (let before = row.version + 1; before > 1; before = listed.at(-1) ?? 1) {
      const page = (await read(`${resumeId}/versions?before=${before}`)) as { version: number }[] | undefined;
      if (!page?.length) break;
      listed.push(...page.map(({ version }) => version));
    }
    if (listed.length !== row.version || listed.some((version, index) => version !== row.version - index))
      faults.push(`the history of ${resumeId} shows ${listed.length} of ${row.version} versions`);
    for (const { version, digest } of lastSaves(operations, resumeId)) {
      const shown = (await read(`${resumeId}/versions/${version}`)) as StoredResume | undefined;
      if (digestOf(JSON.stringify(shown?.resume ?? null)) !== digest)
        faults.push(`${resumeId} version ${version} is not shown as it was sent`);
    }
  };

  const queues = ports.map(async (port, turn) => {
    const own = people.filter((_, index) => index % ports.length === turn);
    for (const person of own) await checkPerson(person, port);
  });
  try {
    await Promise.all(queues);
  } finally {
    agent.destroy();
  }
  return faults;
}
