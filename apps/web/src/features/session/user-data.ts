import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query';
import { ANSWERS_CACHE, SHARED_CACHE } from '../../lib/answers-cache.ts';

/** Every answer counts as the user's own unless its query says otherwise. */
const isUserData = ({ meta }: Query): boolean => meta?.['isForEveryone'] !== true;

/** What one person has read is gone before the next one is shown anything. */
export function forgetUserData(queryClient: QueryClient): void {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive', predicate: isUserData });
  // On screen right now: emptied, and a reading under way is dropped.
  for (const query of queryClient.getQueryCache().findAll({ type: 'active', predicate: isUserData }))
    query.reset();
  const isEmpty = (query: Query) => isUserData(query) && query.state.data === undefined;
  // Read again as the new person, by the screens that are still there once React has drawn the new session: a screen
  // that goes with the session would only be refused.
  notifyManager.schedule(() =>
    setTimeout(
      () => void queryClient.refetchQueries({ type: 'active', predicate: isEmpty }, { cancelRefetch: false }),
    ),
  );
}

/** What this browser keeps of a person. Theme and language are cookies, and stay. */
export function clearDevice(): void {
  localStorage.clear();
  sessionStorage.clear();
  // There is none where the page is not secure.
  if ('caches' in globalThis)
    for (const name of [ANSWERS_CACHE, SHARED_CACHE]) void caches.delete(name).catch(() => undefined);
}
