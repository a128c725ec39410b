import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Reply, Request } from '../server/protocol.ts';

const send = (reply: Reply) => process.send?.(reply);
const mark = `${tmpdir()}/lauda-crash-once-${process.ppid}`;

process.on('message', ({ id, resume }: Request) => {
  const { firstName } = resume.personalInfo;
  if (firstName === 'crash') process.abort();
  if (firstName === 'hang') return;
  if (firstName === 'crash-once' && !existsSync(mark)) {
    writeFileSync(mark, '');
    process.abort();
  }
  rmSync(mark, { force: true });
  const text = firstName === 'environment' ? JSON.stringify(process.env) : String(process.pid);
  send({ id, memory: 2, result: { bytes: new Uint8Array(Buffer.from(text)), shortfall: null } });
});
process.on('disconnect', () => process.exit(0));
send({ ready: true });
