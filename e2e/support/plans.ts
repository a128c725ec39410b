import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { productEnv } from './product.ts';

const run = promisify(execFile);

/** Sets the same state as the payment provider's webhook. */
export async function givePro(userId: string): Promise<void> {
  const insert = `insert into subscription (user_id, subscription_type, status) values ('${userId}', 'proLifetime', 'active')`;
  await run('psql', ['-X', '-q', '-d', productEnv()['DATABASE_SYSTEM_URL'] ?? '', '-c', insert]);
}
