/** What somebody carries who comes from a mail. */
export type MailLink =
  | { readonly kind: 'none' }
  | { readonly kind: (typeof KINDS)[number] | 'unknown'; readonly token: string };

const KINDS = ['signup', 'recovery', 'email-change', 'email-restore'] as const;

const CALLBACK_PATH = '/auth/callback';
const NO_LINK: MailLink = { kind: 'none' };

/**
 * Reads the link from the address and takes it out of it at once, before anything is fetched that
 * would carry the address along as its referrer, and before the router, which reads a token of
 * digits as a number.
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

/** Tokens work once: the first who asks gets the link, everybody after that gets none. */
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
