/** The link that a user opened from an email. */
export type MailLink =
  | { readonly kind: 'none' }
  | { readonly kind: (typeof KINDS)[number] | 'unknown'; readonly token: string };

const KINDS = ['signup', 'recovery', 'email-change', 'email-restore'] as const;

const CALLBACK_PATH = '/auth/callback';
const NO_LINK: MailLink = { kind: 'none' };

/**
 * Reads the link from the URL and removes it immediately: before any request could send the URL as its referrer, and
 * before the router parses an all-digit token as a number.
 */
export function takeMailLink(location: Location, history: History): MailLink {
  if (location.pathname !== CALLBACK_PATH) return NO_LINK;
  const query = new URLSearchParams(location.search);
  const token = query.get('token');
  const type = query.get('type');
  if (token === null) return NO_LINK;
  query.delete('token');
  query.delete('type');
  const rest = query.toString();
  history.replaceState(history.state, '', CALLBACK_PATH + (rest && `?${rest}`) + location.hash);
  return { kind: KINDS.find((kind) => kind === type) ?? 'unknown', token };
}

/** Tokens work once: the first caller gets the link, later callers get none. */
export function holdMailLink(link: MailLink): { take: () => MailLink } {
  let held = link;
  return {
    take: () => {
      const taken = held;
      held = NO_LINK;
      return taken;
    },
  };
}
