import { resumeApi } from '../../../../lib/resume-api.ts';
import { createPhotoKeeper } from './photo-keeper.ts';
import { createPhotoStore } from './photo-store.ts';

/** This tab's pictures. */
export const photos = createPhotoKeeper({
  store: createPhotoStore(),
  api: resumeApi,
  fetch: (path) => fetch(path, { credentials: 'same-origin' }),
});

addEventListener('online', () => void photos.send());
