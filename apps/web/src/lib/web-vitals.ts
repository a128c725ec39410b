import { type EventProperties, rateVital } from '@lauda/domain/analytics';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { trackEvent } from './analytics.ts';

/** Reports web vitals as measured for real users. */
export function trackWebVitals(place: EventProperties<'web_vital'>['place']): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value }) => {
      const properties = { metric: name, rating: rateVital(name, value), place };
      trackEvent({ name: 'web_vital', properties, value: Math.round(value * 1_000) / 1_000 });
    });
}
