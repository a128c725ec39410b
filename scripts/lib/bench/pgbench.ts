import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The product's statement with the same arguments. Each client continues from the returned version; its first save is
 * stale, which tells it the current version.
 */
const SCRIPT = `select outcome, version as v from save_resume(
  ('00000000-0000-4000-8000-' || lpad((:client_id::int + :first::int)::text, 12, '0'))::uuid,
  ('00000000-0000-4000-9000-' || lpad((:client_id::int + :first::int)::text, 12, '0'))::uuid,
  :v, gen_random_uuid(), 'My resume', :doc) \\gset
`;

interface PgbenchOptions {
  url: string;
  /** Its writers are numbered from here; no other writer may use their resumes. */
  firstWriter: number;
  clients: number;
  seconds: number;
  document: string;
}

/** Saves per second that PostgreSQL handles without the API in front of it. */
export async function runPgbench(options: PgbenchOptions): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'lauda-pgbench-'));
  const file = join(folder, 'save.sql');
  await writeFile(file, SCRIPT);
  const variables = ['v=0', `first=${options.firstWriter}`, `doc=${options.document}`];
  try {
    const settings = variables.flatMap((variable) => ['-D', variable]);
    const load = ['-n', '-M', 'prepared', '-c', String(options.clients), '-j', '2'];
    const { stdout } = await run('pgbench', [
      ...load,
      '-T',
      String(options.seconds),
      ...settings,
      '-f',
      file,
      options.url,
    ]);
    const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    if (!(rate > 0)) throw new Error(`pgbench did not say how fast it was:\n${stdout}`);
    return rate;
  } finally {
    await rm(folder, { recursive: true });
  }
}
