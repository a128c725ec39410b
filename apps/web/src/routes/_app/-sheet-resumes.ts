import { ApiError } from '@lauda/contract/client';
import type { SentResume } from '@lauda/domain/application/application';
import { applications } from '../../features/applications/device/applications.ts';
import { drafts } from '../../features/resumes/drafts.ts';
import { deviceResume, deviceResumes, deviceVersion } from '../../features/resumes/list/device-copies.ts';
import { isRefusal } from '../../lib/api/call-limits.ts';
import { serverOrDevice } from '../../lib/device/server-or-device.ts';

/* The resumes that sheets are made from. Sheets are read on the way to an interview, possibly offline. */

const isRefused = (error: unknown) => error instanceof ApiError && isRefusal(error);

/** The account's version with this device's latest edits. */
export async function loadStored(userId: string, resumeId: string) {
  await drafts.flush(userId);
  return drafts.calls.get(resumeId);
}

export const loadResume = (userId: string, resumeId: string) =>
  serverOrDevice({
    byServer: async () => (await loadStored(userId, resumeId)).resume,
    byDevice: () => deviceResume(drafts, userId, resumeId),
    isRefusal: isRefused,
  });

export const loadSent = (userId: string, applicationId: string, sent: SentResume) =>
  serverOrDevice({
    byServer: () => applications.calls.getSent(applicationId),
    byDevice: () => deviceVersion(drafts, userId, sent),
    isRefusal: isRefused,
  });

export const listResumesHere = (userId: string) => deviceResumes(drafts, userId);
