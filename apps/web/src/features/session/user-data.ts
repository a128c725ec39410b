import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query';
import { ANSWERS_CACHE, SHARED_CACHE } from '../../lib/answers-cache.ts';

/** Every response counts as user data unless its query says otherwise. */
const isUserData = ({ meta }: Query): boolean => meta?.['isForEveryone'] !== true;

/** Removes everything one user has read before the next one is shown anything. */
export function forgetUserData(queryClient: QueryClient): void {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive', predicate: isUserData });
  // For mounted queries: clears the data and drops a fetch in flight.
  for (const query of queryClient.getQueryCache().findAll({ type: 'active', predicate: isUserData }))
    query.reset();
  const isEmpty = (query: Query) => isUserData(query) && query.state.data === undefined;
  // Refetched as the new user by screens that are still mounted once React has rendered the new session: screens that
  // end with the session would only be refused.
  notifyManager.schedule(() =>
    setTimeout(
      () => void queryClient.refetchQueries({ type: 'active', predicate: isEmpty }, { cancelRefetch: false }),
    ),
  );
}

/** Removes a user's data from this browser. Theme and language are cookies and stay. */
export function clearDevice(): void {
  localStorage.clear();
  sessionStorage.clear();
  // Not available in insecure contexts.
  if ('caches' in globalThis)
    for (const name of [ANSWERS_CACHE, SHARED_CACHE]) void caches.delete(name).catch(() => undefined);
}
