/** The session and the site's settings; the app requests both before it shows anything. */
export const FIRST_ANSWERS = ['/api/session', '/api/site'] as const;
const SESSION = FIRST_ANSWERS[0];
/** A user's plan; the last part is their id. */
const OF_USER = /^\/api\/(?:plan|profile\/user)\/([\da-f-]{36})$/;

interface Answer {
  readonly data?: {
    /** Fields of a session. */
    readonly user?: { readonly id?: string } | null;
    readonly expiresAt?: string | null;
    readonly impersonation?: unknown;
    /** Fields of a plan. */
    readonly isProAccess?: boolean;
    readonly subscription?: { readonly validUntil?: string | null } | null;
    readonly billingInfo?: unknown;
  };
}

const read = async (answer: Response): Promise<NonNullable<Answer['data']>> =>
  ((await answer.clone().json()) as Answer).data ?? {};

const isPast = (moment: string | null | undefined): boolean =>
  typeof moment === 'string' && Date.parse(moment) <= Date.now();

export const isRemembered = (path: string): boolean =>
  FIRST_ANSWERS.some((known) => known === path) || OF_USER.test(path);

/**
 * The part of a response to cache for offline use, or null. Staff viewing an account leave none of its data behind: an
 * impersonated session is not cached, and a plan only if the cached session belongs to the same user.
 */
export async function partToKeep(
  path: string,
  answer: Response,
  findKept: (path: string) => Promise<Response | undefined>,
): Promise<Response | null> {
  const data = await read(answer);
  const userId = OF_USER.exec(path)?.[1];
  if (userId === undefined) return (data.impersonation ?? null) === null ? answer.clone() : null;
  const session = await findKept(SESSION);
  if (session === undefined || (await read(session)).user?.id !== userId) return null;
  // Names and addresses on invoices are not needed offline.
  return Response.json({ data: 'billingInfo' in data ? { ...data, billingInfo: null } : data });
}

/** An expired session counts as none, and a plan as paid until its last day: only the server knows what follows. */
export async function isOver(answer: Response): Promise<boolean> {
  const { expiresAt, isProAccess, subscription } = await read(answer);
  return isPast(expiresAt) || (isProAccess === true && isPast(subscription?.validUntil));
}
