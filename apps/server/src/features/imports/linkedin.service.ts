import { randomUUID } from 'node:crypto';
import type { LinkedInStart } from '@lauda/contract/resumes/imports';
import { AppError } from '../../errors.ts';
import { fetchPicture, type PicturePlaces } from './fetch-picture.ts';

export interface LinkedInServiceDeps {
  /** LinkedIn's data from the user's last sign-in; null when not connected. */
  findPerson: (userId: string) => Promise<{
    firstName: string;
    lastName: string;
    email: string;
    picture: string | null;
  } | null>;
  keepPhoto: (own: { userId: string; photoId: string }, source: Uint8Array) => Promise<void>;
  issuer: string;
}

const PICTURE_HOSTS = ['licdn.com'];

export type LinkedInService = ReturnType<typeof createLinkedInService>;

/**
 * Name, email and photo: all that LinkedIn's API returns. The rest comes from the data archive that members can
 * download.
 */
export function createLinkedInService({ findPerson, keepPhoto, issuer }: LinkedInServiceDeps) {
  const places: PicturePlaces = { origin: new URL(issuer).origin, hosts: PICTURE_HOSTS };

  /** Decoded and re-encoded like any upload; null when that fails. */
  async function photoFrom(picture: string, userId: string): Promise<string | null> {
    const source = await fetchPicture(picture, places);
    if (source === null) return null;
    const photoId = randomUUID();
    try {
      await keepPhoto({ userId, photoId }, source);
      return photoId;
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  return {
    start: async (userId: string): Promise<LinkedInStart> => {
      const person = await findPerson(userId);
      if (person === null) throw new AppError('NOT_FOUND', 'LinkedIn is not connected.');
      const { picture, ...names } = person;
      const photo = picture === null ? null : await photoFrom(picture, userId);
      return { ...names, photo, isPhotoLost: picture !== null && photo === null };
    },
  };
}
