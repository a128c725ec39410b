import type { AnalyticsEvent, EventName, EventProperties } from '@lauda/domain/analytics';

const ADDRESS = '/api/events';
const EVENTS_PER_BATCH = 50;
const WAIT_MS = 5_000;

type PropertiesArgument<N extends EventName> = keyof EventProperties<N> extends never
  ? []
  : [properties: EventProperties<N>];

/** Do Not Track or Global Privacy Control. Checked each time, because users change their mind. */
function wantsNoCounting(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

let waiting: AnalyticsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** A beacon outlives its page. Analytics must never cause an error, so failures are ignored. */
function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting.splice(0, EVENTS_PER_BATCH);
  if (events.length === 0 || wantsNoCounting()) return;
  navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify({ events })], { type: 'application/json' }));
  if (waiting.length > 0) send();
}

export function trackEvent(event: AnalyticsEvent): void {
  if (wantsNoCounting()) {
    waiting = [];
    return;
  }
  waiting.push(event);
  if (waiting.length >= EVENTS_PER_BATCH || document.visibilityState === 'hidden') return send();
  timer ??= setTimeout(send, WAIT_MS);
}

/** Counts a feature use. The domain lists what an event may contain. */
export const track = <N extends EventName>(name: N, ...[properties]: PropertiesArgument<N>): void =>
  trackEvent({ name, properties: (properties ?? {}) as Record<string, string> });

addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') send();
});
addEventListener('pagehide', send);
