import { describe, expect, it } from 'vitest';
import { sampleResume } from './sample.ts';
import { INITIAL_SYNC_STATE, nextSyncState, type SyncEvent, type SyncState } from './sync-state.ts';

const resume = sampleResume('en-US');
const after = (...events: SyncEvent[]): SyncState => events.reduce(nextSyncState, INITIAL_SYNC_STATE);

describe('sync state', () => {
  it('[SYNC-01] begins idle, with nothing loaded and the personal details open', () => {
    expect(after()).toEqual({
      previewResumeData: null,
      savedResumeData: null,
      selectedTemplate: 'simple',
      activeSection: 'personalInfo',
      syncStatus: 'idle',
      lastSyncTimestamp: null,
      syncError: null,
    });
  });

  it('[SYNC-01] saving sets pending and clears time and error', () => {
    const state = after(
      { type: 'saved', resume, atMs: 5 },
      { type: 'failed', message: 'x' },
      { type: 'saving' },
    );
    expect(state).toMatchObject({ syncStatus: 'pending', lastSyncTimestamp: null, syncError: null });
  });

  it('[SYNC-01] success records the time, replaces the saved data and gives a new preview its id', () => {
    const stored = { ...resume, id: 'r1' };
    const state = after(
      { type: 'edited', resume },
      { type: 'saving' },
      { type: 'saved', resume: stored, atMs: 7 },
    );
    expect(state).toMatchObject({
      syncStatus: 'success',
      lastSyncTimestamp: 7,
      syncError: null,
      savedResumeData: stored,
    });
    expect(state.previewResumeData).toEqual(stored);
    const other = nextSyncState(state, { type: 'saved', resume: { ...stored, id: 'r2' }, atMs: 8 });
    expect(other.previewResumeData?.id).toBe('r1');
  });

  it('[SYNC-01] failure stores the message, or says that it is unknown; retry sets pending', () => {
    expect(after({ type: 'failed', message: 'Offline' })).toMatchObject({
      syncStatus: 'failure',
      syncError: 'Offline',
    });
    expect(after({ type: 'failed' }).syncError).toBe('An unknown error occurred');
    expect(after({ type: 'failed' }, { type: 'retrying' }).syncStatus).toBe('pending');
  });

  it('[SYNC-01] clearing resets everything', () => {
    const state = after(
      { type: 'edited', resume },
      { type: 'template-selected', templateId: 'classic' },
      { type: 'section-opened', section: 'skills' },
      { type: 'saved', resume, atMs: 1 },
    );
    expect(state).toMatchObject({ selectedTemplate: 'classic', activeSection: 'skills' });
    expect(state.previewResumeData?.templateId).toBe('classic');
    expect(nextSyncState(state, { type: 'cleared' })).toEqual(INITIAL_SYNC_STATE);
  });
});
