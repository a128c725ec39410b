import type { DayCount, Health, HealthPart, Stats } from '@lauda/contract/staff/operations';
import { HEALTH_PARTS } from '@lauda/contract/staff/operations';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { countJobs } from '../../platform/queue/statistics.ts';
import { secondsSinceSupervised } from '../../platform/queue/redrive.ts';
import type { AnalyticsService } from '../analytics/service.ts';
import { ACTIVE_USERS, WEEK_DAYS } from './figures.ts';
import {
  askDatabase,
  countActiveUsers,
  countUsers,
  type DayRow,
  listAiDays,
  listFigureDays,
  listSignUpDays,
  sumAiTokens,
} from './queries.ts';

/** Checks a dependency; rejects or hangs when it does not respond. */
export type Probe = () => Promise<unknown>;

export interface OperationsDeps {
  /** Connects as lauda_auth: counts users, while row-level security shows requests only one. */
  authDb: Kysely<DB>;
  systemDb: Kysely<DB>;
  analytics: Pick<AnalyticsService, 'countEvents' | 'vitals'>;
  probes: Readonly<Record<'redis' | 'storage' | 'mail', Probe>>;
  /** Monthly limit of model tokens. */
  monthlyTokens: number;
  /** Names of recommended settings that are missing. */
  missingSettings: readonly string[];
}

const SHOWN_DAYS = 30;
const MONTH_DAYS = 30;
const PROBE_MS = 3_000;
/** A worker reports the queues every ten seconds. */
const WORKER_SECONDS = 60;
/** Caches health, so that the number of viewers does not multiply the checks of the mail server. */
const HEALTH_KEPT_MS = 5_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

function lastDays(now: number): string[] {
  return Array.from({ length: SHOWN_DAYS }, (_, index) =>
    new Date(now - (SHOWN_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Days without a row count as zero. */
function everyDay(rows: readonly DayRow[], now: number): DayCount[] {
  const counts = new Map<string, number>();
  for (const { day, count } of rows) counts.set(day, (counts.get(day) ?? 0) + Number(count));
  return lastDays(now).map((day) => ({ day, count: counts.get(day) ?? 0 }));
}

async function inTime(probe: Probe): Promise<{ isUp: boolean; durationMs: number }> {
  const startedAt = performance.now();
  const gaveUp = Promise.withResolvers<never>();
  const timer = setTimeout(() => gaveUp.reject(new Error('no answer')), PROBE_MS);
  const isUp = await Promise.race([probe(), gaveUp.promise]).then(
    () => true,
    () => false,
  );
  clearTimeout(timer);
  return { isUp, durationMs: Math.round(performance.now() - startedAt) };
}

export type OperationsService = ReturnType<typeof createOperationsService>;

export function createOperationsService({
  authDb,
  systemDb,
  analytics,
  probes,
  monthlyTokens,
  missingSettings,
}: OperationsDeps) {
  const parts: Readonly<Record<HealthPart, Probe>> = {
    database: () => askDatabase(authDb),
    ...probes,
    worker: async () => {
      const seconds = await secondsSinceSupervised(systemDb);
      if (seconds === null || seconds > WORKER_SECONDS) throw new Error('no worker looks at the queues');
    },
  };

  const listQueues = async (): Promise<Health['queues']> => {
    const byName = Map.groupBy(await countJobs(systemDb), ({ queue }) => queue);
    return [...byName].map(([name, counts]) => {
      const countOf = (state: string) => counts.find((figure) => figure.state === state)?.count ?? 0;
      return {
        name,
        waiting: countOf('waiting'),
        deferred: countOf('deferred'),
        active: countOf('active'),
        dead: countOf('dead'),
      };
    });
  };

  const check = async (part: HealthPart) => ({ part, ...(await inTime(parts[part])) });
  const look = async (): Promise<Health> => {
    const checked = await Promise.all(HEALTH_PARTS.map((part) => check(part)));
    const queues = await listQueues().catch(() => []);
    return {
      checkedAt: new Date().toISOString(),
      missingSettings: [...missingSettings],
      parts: checked,
      queues,
    };
  };

  /** Runs the queries of each role one after the other: figures must not take connections from other requests. */
  const accountFigures = async () => ({
    users: await countUsers(authDb),
    activeInWeek: await countActiveUsers(authDb, WEEK_DAYS),
    activeInMonth: await countActiveUsers(authDb, MONTH_DAYS),
    signUps: await listSignUpDays(authDb, SHOWN_DAYS),
    activeDays: await listFigureDays(authDb, ACTIVE_USERS, SHOWN_DAYS),
  });
  const useFigures = async () => ({
    exports: await analytics.countEvents('resume_downloaded', SHOWN_DAYS),
    answers: await listAiDays(systemDb, SHOWN_DAYS),
    tokensThisMonth: await sumAiTokens(systemDb),
    vitals: await analytics.vitals(WEEK_DAYS),
  });
  let lastLook: { at: number; health: Promise<Health> } | null = null;

  return {
    getStats: async (now = Date.now()): Promise<Stats> => {
      const [accounts, use] = await Promise.all([accountFigures(), useFigures()]);
      const today = lastDays(now).at(-1) ?? '';
      return {
        users: {
          total: Number(accounts.users?.total ?? 0),
          confirmed: Number(accounts.users?.confirmed ?? 0),
          pro: Number(accounts.users?.pro ?? 0),
          activeInWeek: accounts.activeInWeek,
          activeInMonth: accounts.activeInMonth,
        },
        signUps: everyDay(accounts.signUps, now),
        activeUsers: [
          ...accounts.activeDays
            .filter(({ day }) => day !== today)
            .map(({ day, count }) => ({ day, count: Number(count) })),
          { day: today, count: accounts.activeInWeek },
        ],
        exports: everyDay(use.exports, now),
        ai: { answers: everyDay(use.answers, now), tokensThisMonth: use.tokensThisMonth, monthlyTokens },
        vitals: use.vitals,
      };
    },

    getHealth: (): Promise<Health> => {
      const now = Date.now();
      if (lastLook === null || now - lastLook.at > HEALTH_KEPT_MS) lastLook = { at: now, health: look() };
      return lastLook.health;
    },
  };
}
