import type { Resume } from './resume.ts';
import { DEFAULT_TEMPLATE_ID, type TemplateId } from './template.ts';

export type SyncStatus = 'idle' | 'pending' | 'success' | 'failure';

/** The sections of the editor; personal details come first. */
const BUILDER_SECTIONS = ['personalInfo', 'experience', 'education', 'skills', 'objectives'] as const;

export interface SyncState {
  /** What the user sees and edits. */
  readonly previewResumeData: Resume | null;
  /** The last state that the server confirmed. */
  readonly savedResumeData: Resume | null;
  readonly selectedTemplate: TemplateId;
  readonly activeSection: string;
  readonly syncStatus: SyncStatus;
  readonly lastSyncTimestamp: number | null;
  readonly syncError: string | null;
}

export const INITIAL_SYNC_STATE: SyncState = {
  previewResumeData: null,
  savedResumeData: null,
  selectedTemplate: DEFAULT_TEMPLATE_ID,
  activeSection: BUILDER_SECTIONS[0],
  syncStatus: 'idle',
  lastSyncTimestamp: null,
  syncError: null,
};

const UNKNOWN_SYNC_ERROR = 'An unknown error occurred';

export type SyncEvent =
  | { readonly type: 'edited'; readonly resume: Resume }
  | { readonly type: 'template-selected'; readonly templateId: TemplateId }
  | { readonly type: 'section-opened'; readonly section: string }
  /** Nothing is being saved, and nothing failed. */
  | { readonly type: 'waiting' }
  | { readonly type: 'saving' }
  | { readonly type: 'saved'; readonly resume: Resume; readonly atMs: number }
  | { readonly type: 'failed'; readonly message?: string | undefined }
  | { readonly type: 'retrying' }
  | { readonly type: 'cleared' };

export function nextSyncState(state: SyncState, event: SyncEvent): SyncState {
  switch (event.type) {
    case 'edited':
      return { ...state, previewResumeData: event.resume, selectedTemplate: event.resume.templateId };
    case 'template-selected': {
      const preview = state.previewResumeData;
      return {
        ...state,
        selectedTemplate: event.templateId,
        previewResumeData: preview && { ...preview, templateId: event.templateId },
      };
    }
    case 'section-opened':
      return { ...state, activeSection: event.section };
    case 'waiting':
      return { ...state, syncStatus: 'idle' };
    case 'saving':
      return { ...state, syncStatus: 'pending', lastSyncTimestamp: null, syncError: null };
    case 'saved': {
      const preview = state.previewResumeData;
      const isNew = preview !== null && preview.id === undefined;
      return {
        ...state,
        syncStatus: 'success',
        lastSyncTimestamp: event.atMs,
        syncError: null,
        savedResumeData: event.resume,
        previewResumeData: isNew ? { ...preview, id: event.resume.id } : preview,
      };
    }
    case 'failed':
      return { ...state, syncStatus: 'failure', syncError: event.message || UNKNOWN_SYNC_ERROR };
    case 'retrying':
      return { ...state, syncStatus: 'pending' };
    case 'cleared':
      return INITIAL_SYNC_STATE;
  }
}
