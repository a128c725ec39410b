import type { Analytics, AnalyticsReport } from '@lauda/contract/staff/staff-analytics';
import { rateVital } from '@lauda/domain/analytics';
import { csvOf } from '@lauda/domain/csv';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { type ActOrigin, recordAct } from '../audit/service.ts';
import { daysOf, type Period, periodOf } from './period.ts';
import { type EventRow, listEventRows, listVitalRows } from './report.queries.ts';

type GivenPeriod = Parameters<typeof periodOf>[0];

/** Users who signed up in a period, one row each. */
export interface SignedUp {
  header: readonly string[];
  rows: (string | number | null)[][];
}

export interface AnalyticsServiceDeps {
  /** The request role has no access to these tables. */
  systemDb: Kysely<DB>;
  listSignedUp: (period: Period) => Promise<SignedUp>;
}

const EVENT_HEADER = ['day', 'event', 'properties', 'count', 'value_p75'] as const;

const inWords = (properties: Record<string, string>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}: ${value}`)
    .toSorted()
    .join('; ');

function summarise(rows: readonly EventRow[], period: Period): Analytics['events'] {
  const days = daysOf(period);
  const byName = Map.groupBy(rows, ({ name }) => name);
  const countOf = (some: readonly EventRow[]) => some.reduce((sum, { count }) => sum + Number(count), 0);
  return [...byName]
    .map(([name, events]) => {
      const byDay = Map.groupBy(events, ({ day }) => day);
      const byPart = Map.groupBy(events, ({ properties }) => inWords(properties));
      return {
        name,
        total: countOf(events),
        days: days.map((day) => ({ day, count: countOf(byDay.get(day) ?? []) })),
        parts: [...byPart.values()]
          .map((part) => ({ properties: part[0]?.properties ?? {}, count: countOf(part) }))
          .toSorted((one, other) => other.count - one.count),
      };
    })
    .toSorted((one, other) => other.total - one.total || one.name.localeCompare(other.name));
}

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

export function createAnalyticsService({ systemDb, listSignedUp }: AnalyticsServiceDeps) {
  const eventsAsCsv = async (period: Period): Promise<string> => {
    const rows = await listEventRows(systemDb, period);
    return csvOf(
      EVENT_HEADER,
      rows.map(({ day, name, properties, count, value_p75 }) => [
        day,
        name,
        inWords(properties),
        Number(count),
        value_p75,
      ]),
    );
  };
  const usersAsCsv = async (period: Period): Promise<string> => {
    const { header, rows } = await listSignedUp(period);
    return csvOf(header, rows);
  };

  return {
    report: async (given: GivenPeriod): Promise<Analytics> => {
      const period = periodOf(given);
      return { ...period, events: summarise(await listEventRows(systemDb, period), period) };
    },

    /** Daily counts of an event over the last days, oldest first. */
    countEvents: async (name: string, days: number, now = Date.now()) => {
      const to = new Date(now).toISOString().slice(0, 10);
      const from = new Date(Date.parse(to) - (days - 1) * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
      const rows = await listEventRows(systemDb, { from, to, names: [name] });
      return rows.map(({ day, count }) => ({ day, count }));
    },

    vitals: async (days: number) => {
      const rows = await listVitalRows(systemDb, days);
      return rows.map(({ metric, p75, count }) => ({
        metric,
        p75,
        count: Number(count),
        rating: rateVital(metric, p75),
      }));
    },

    /** Recorded in the audit log before it is sent: it contains addresses. */
    export: async (
      by: ActOrigin,
      report: AnalyticsReport,
      given: GivenPeriod,
    ): Promise<{ fileName: string; body: string }> => {
      const period = periodOf(given);
      const body = await (report === 'users' ? usersAsCsv(period) : eventsAsCsv(period));
      await systemDb
        .transaction()
        .execute((trx) => recordAct(trx, by, { act: 'analyticsExported', details: { report, ...period } }));
      return { fileName: `lauda-${report}-${period.from}-${period.to}.csv`, body };
    },
  };
}
