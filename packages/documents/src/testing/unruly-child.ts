import { snoop, type SnoopTargets } from '@lauda/isolation/testing/snoop';
import type { Reply, Request } from '../server/protocol.ts';

const send = (reply: Reply) => process.send?.(reply);
/** Identifies a child by its start time: process ids repeat across PID namespaces. */
const startedAt = Date.now();

const textOf = async ({ firstName, jobTitle }: Request['resume']['personalInfo']): Promise<string> =>
  firstName === 'snoop'
    ? JSON.stringify(await snoop(JSON.parse(jobTitle) as SnoopTargets))
    : String(startedAt);

process.on('message', ({ id, resume }: Request) => {
  const { firstName, jobTitle } = resume.personalInfo;
  if (firstName === 'crash') process.abort();
  if (firstName === 'hang') return;
  if (firstName === 'crash-if-older' && startedAt < Number(jobTitle)) process.abort();
  void textOf(resume.personalInfo).then((text) =>
    send({ id, memory: 2, result: new Uint8Array(Buffer.from(text)) }),
  );
});
process.on('disconnect', () => process.exit(0));
send({ ready: true });
