import { IMPERSONATE_PARAMETER, TARGET_PARAMETER } from '@lauda/contract/staff/impersonation';
import type { Client } from '@lauda/contract/client';

export interface ImpersonationLink {
  readonly token: string;
  readonly targetUser: string;
}

/**
 * Reads the link from the URL and removes it immediately, before any request could send the URL along. Both parameters
 * are required.
 */
export function takeImpersonationLink(location: Location, history: History): ImpersonationLink | null {
  const query = new URLSearchParams(location.search);
  const token = query.get(IMPERSONATE_PARAMETER);
  const targetUser = query.get(TARGET_PARAMETER);
  if (token === null || targetUser === null) return null;
  query.delete(IMPERSONATE_PARAMETER);
  query.delete(TARGET_PARAMETER);
  const rest = query.toString();
  history.replaceState(history.state, '', location.pathname + (rest && `?${rest}`) + location.hash);
  return { token, targetUser };
}

/** Whether the page now shows another user's account. A refusal is not handled here: the page's guard decides. */
export async function followImpersonationLink(
  api: Pick<Client, 'startImpersonation'>,
  link: ImpersonationLink,
): Promise<boolean> {
  try {
    await api.startImpersonation({ body: link });
    return true;
  } catch {
    return false;
  }
}
