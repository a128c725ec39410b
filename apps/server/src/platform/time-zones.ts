/** IANA names as this runtime spells them; it supports UTC but does not list it. */
const TIME_ZONES: readonly string[] = [...Intl.supportedValuesOf('timeZone'), 'UTC'];
const KNOWN: ReadonlySet<string> = new Set(TIME_ZONES);

/** The canonical name of a time zone, for storage; empty for an unknown one. Browsers differ in their spelling. */
export function knownTimeZone(name: string): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions();
    return KNOWN.has(timeZone) ? timeZone : '';
  } catch {
    return '';
  }
}

interface LocalTime {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly hour: number;
}

function localTime(timeZone: string, now: Date): LocalTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) };
}

const MORNING = { from: 7, until: 12 } as const;
/** For users without a known time zone: morning in the Americas, afternoon in Europe. */
const FALLBACK_HOURS_LATER = 4;

/**
 * Time zones where it is morning now, by local date. The empty name stands for users without a known time zone. The
 * morning lasts five hours, so that a worker that was down at seven catches up.
 */
export function mornings(now: Date): Map<string, string[]> {
  const byDay = new Map<string, string[]>();
  const add = (timeZone: string, { day, hour }: LocalTime) => {
    if (hour < MORNING.from || hour >= MORNING.until) return;
    const zones = byDay.get(day) ?? [];
    byDay.set(day, [...zones, timeZone]);
  };
  for (const timeZone of TIME_ZONES) add(timeZone, localTime(timeZone, now));
  const { day, hour } = localTime('UTC', now);
  add('', { day, hour: hour - FALLBACK_HOURS_LATER });
  return byDay;
}
