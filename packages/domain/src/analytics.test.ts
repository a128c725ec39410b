import { describe, expect, it } from 'vitest';
import { type AnalyticsEvent, EVENT_PROPERTIES, isKnownEvent, rateVital } from './analytics.ts';

const event = (name: string, properties: Record<string, string> = {}, value?: number): AnalyticsEvent => ({
  name,
  properties,
  value,
});

describe('events', () => {
  it('are there for all that the product counts', () => {
    expect(Object.keys(EVENT_PROPERTIES)).toEqual([
      'sign_up',
      'sign_in',
      'resume_created',
      'resume_updated',
      'resume_deleted',
      'resume_downloaded',
      'resume_shared',
      'template_selected',
      'upload_started',
      'upload_completed',
      'upload_failed',
      'ai_suggestion_requested',
      'ai_suggestion_selected',
      'coach_opened',
      'coach_closed',
      'password_change',
      'password_reset',
      'error',
      'web_vital',
    ]);
  });

  it('[ANA-03] hold nothing but values that are listed', () => {
    expect(isKnownEvent(event('resume_created'))).toBe(true);
    expect(isKnownEvent(event('sign_in', { method: 'passkey' }))).toBe(true);
    for (const wrong of [
      event('resume_created', { title: 'Ana Lima' }),
      event('sign_in', { method: 'ana@lauda.example' }),
      event('sign_in'),
      event('sign_in', { method: 'password', email: 'ana@lauda.example' }),
      event('ana@lauda.example'),
      event('toString'),
      event('resume_created', {}, 42),
      event('web_vital', { metric: 'LCP', rating: 'good', place: 'page' }),
    ])
      expect(isKnownEvent(wrong), JSON.stringify(wrong)).toBe(false);
  });

  it('[ANA-02] rate web vitals by the limits of good and poor', () => {
    for (const [metric, good, poor] of [
      ['LCP', 2500, 4000],
      ['CLS', 0.1, 0.25],
      ['FCP', 1800, 3000],
      ['TTFB', 800, 1800],
      ['INP', 200, 500],
    ] as const) {
      expect(rateVital(metric, good)).toBe('good');
      expect(rateVital(metric, good * 1.01)).toBe('needs-improvement');
      expect(rateVital(metric, poor)).toBe('needs-improvement');
      expect(rateVital(metric, poor * 1.01)).toBe('poor');
    }
  });
});
