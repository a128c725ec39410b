import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloadWish } from './download-wish.ts';

const KEY = 'lauda-download-wish';
const HOUR_MS = 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('a download that waits for a plan', () => {
  it('leads back to its screen, and starts there once', () => {
    history.replaceState(null, '', '/builder?resume=1');
    downloadWish.remember('pdf');
    expect(downloadWish.takeUp()).toBe('/builder?resume=1');
    expect(downloadWish.takeDue('/cover-letter')).toBeNull();
    expect(downloadWish.takeDue('/builder')).toBe('pdf');
    expect(downloadWish.takeDue('/builder')).toBeNull();
    expect(downloadWish.takeUp()).toBeNull();
  });

  it('starts nothing before the plan is there', () => {
    downloadWish.remember('pdf');
    expect(downloadWish.takeDue(location.pathname)).toBeNull();
  });

  it('is forgotten after an hour', () => {
    vi.useFakeTimers();
    downloadWish.remember('docx');
    vi.advanceTimersByTime(HOUR_MS + 1);
    expect(downloadWish.takeUp()).toBeNull();
  });

  it.each([
    'not json',
    JSON.stringify({ path: '//evil.example/builder', format: 'pdf', atMs: Date.now() }),
    JSON.stringify({ path: 'https://evil.example', format: 'pdf', atMs: Date.now() }),
    JSON.stringify({ path: '/builder', format: 'exe', atMs: Date.now() }),
    JSON.stringify({ path: '/builder', format: 'pdf', atMs: Date.now() + HOUR_MS }),
  ])('that nobody here wrote is ignored: %s', (stored) => {
    localStorage.setItem(KEY, stored);
    expect(downloadWish.takeUp()).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
