import type { Query, QueryClient } from '@tanstack/react-query';
import { ANSWERS_CACHE } from '../../lib/answers-cache.ts';

/** Every answer counts as the user's own unless its query says otherwise. */
const isUserData = ({ meta }: Query): boolean => meta?.['isForEveryone'] !== true;

/** What one person has read is gone before the next one is shown anything. */
export function forgetUserData(queryClient: QueryClient): void {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive', predicate: isUserData });
  // On screen right now: emptied, a reading under way is dropped, and it is read again as the new person.
  void queryClient.resetQueries({ type: 'active', predicate: isUserData });
}

/** What this browser keeps of a person. Theme and language are cookies, and stay. */
export function clearDevice(): void {
  localStorage.clear();
  sessionStorage.clear();
  // There is none where the page is not secure.
  if ('caches' in globalThis) void caches.delete(ANSWERS_CACHE).catch(() => undefined);
}
