import { migrate } from '../src/db/migration/migrate.ts';
import { JOBS } from '../src/jobs.ts';

const ownerUrl = process.env['DATABASE_OWNER_URL'];
if (ownerUrl === undefined || ownerUrl === '')
  throw new Error('DATABASE_OWNER_URL is missing. See .env.example.');

const applied = await migrate({ ownerUrl, jobs: JOBS });
console.log(applied.length === 0 ? 'The database is up to date.' : `Applied:\n  ${applied.join('\n  ')}`);
