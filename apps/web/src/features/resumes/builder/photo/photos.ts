import { resumeApi } from '../../../../lib/api/resume-api.ts';
import { createPhotoSync } from './photo-sync.ts';
import { createPhotoStore } from './photo-store.ts';

/** The photos of this tab. */
export const photos = createPhotoSync({
  store: createPhotoStore(),
  api: resumeApi,
  fetch: (path, init) => fetch(path, { credentials: 'same-origin', ...init }),
});

addEventListener('online', () => void photos.send());
