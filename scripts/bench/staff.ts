import { loadEnvFile } from 'node:process';
import { createDatabase } from '../../apps/server/src/db/client.ts';
import { createAnalyticsService } from '../../apps/server/src/features/analytics/service.ts';
import { createAuditService } from '../../apps/server/src/features/audit/service.ts';
import { createStaffBillingService } from '../../apps/server/src/features/billing/staff/staff.service.ts';
import { createOperationsService } from '../../apps/server/src/features/operations/service.ts';
import { createStaffService } from '../../apps/server/src/features/staff/service.ts';
import { benchEnv, dropBenchDatabase, makeBenchDatabase } from '../lib/bench/bench-database.ts';
import { fillStaffArea } from '../lib/bench/filling/fill-staff-area.ts';

const USERS = 100_000;
const SEARCHES = 200;
const LOOKS = 20;
const CEILINGS_MS = { search: 100, list: 100, overview: 300 } as const;

loadEnvFile(new URL('../../.env', import.meta.url));
const env = benchEnv(process.env);

const percentile95 = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
};

async function timesOf(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[] = [];
  for (const work of works) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return times;
}

const open = (setting: string) =>
  createDatabase({ url: env[setting] ?? '', maxConnections: 10, applicationName: 'bench' });

async function measure() {
  const [app, auth, system] = [open('DATABASE_URL'), open('DATABASE_AUTH_URL'), open('DATABASE_SYSTEM_URL')];
  const unused = () => Promise.reject(new Error('not in this benchmark'));
  const staff = createStaffService({
    db: auth.db,
    mailPasswordReset: unused,
    resumes: { list: unused, get: unused },
    plans: { getProfile: unused },
  });
  const billing = createStaffBillingService({ authDb: auth.db, plans: { getPlan: unused }, sold: null });
  const audit = createAuditService({ db: app.db, authDb: auth.db });
  const operations = createOperationsService({
    authDb: auth.db,
    systemDb: system.db,
    analytics: createAnalyticsService({ systemDb: system.db, listSignedUp: unused }),
    probes: { redis: unused, storage: unused, mail: unused },
    monthlyTokens: 1,
    missingSettings: [],
  });
  const firstPage = { page: 1, limit: 50 };
  // Full addresses, parts of names, a term without matches, and a letter that matches everyone.
  const terms = Array.from({ length: SEARCHES }, (_, index) => {
    const n = (index * 7_919) % USERS;
    return [`u${n}@example`, `name ${n.toString(16)}`, `nobody ${n}`, 'e', `${n % 100}@`][index % 5] ?? '';
  });
  const filters = [
    { role: 'admin' },
    { role: 'none' },
    { plan: 'pro' },
    { plan: 'free' },
    { isConfirmed: false },
    { isConfirmed: true, plan: 'pro' },
    {},
  ] as const;
  const searches = terms.map((search) => () => staff.list({ search }, firstPage));
  const lists = Array.from({ length: SEARCHES }, (_, index) => {
    const paging = { page: 1 + ((index * 13) % 100), limit: 50 };
    const filter = filters[index % filters.length] ?? {};
    return [
      () => staff.list({ search: '', ...filter }, paging),
      () => billing.list(index % 2 === 0 ? {} : { status: 'active' }, paging),
      () => audit.list(index % 2 === 0 ? {} : { act: 'userViewed' }, paging),
    ][index % 3];
  }).filter((work) => work !== undefined);
  const looks = Array.from({ length: LOOKS }, () => () => operations.getStats());
  try {
    await timesOf([...searches.slice(0, 5), ...lists.slice(0, 5), ...looks.slice(0, 2)]);
    return {
      search: percentile95(await timesOf(searches)),
      list: percentile95(await timesOf(lists)),
      overview: percentile95(await timesOf(looks)),
    };
  } finally {
    await Promise.all([app.close(), auth.close(), system.close()]);
  }
}

await makeBenchDatabase(env);
try {
  await fillStaffArea(env, USERS);
  const { search, list, overview } = await measure();
  const isSlow = search > CEILINGS_MS.search || list > CEILINGS_MS.list || overview > CEILINGS_MS.overview;
  const [searchMs, listMs, overviewMs] = [search, list, overview].map((ms) => ms.toFixed(1));
  console.log(
    `bench:staff search_p95_ms=${searchMs} list_p95_ms=${listMs} overview_ms=${overviewMs}${isSlow ? ' SLOW' : ''}`,
  );
  if (isSlow) process.exitCode = 1;
} finally {
  await dropBenchDatabase(env);
}
