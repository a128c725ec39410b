/** Say who is here and what is on; the app asks for both before it shows anything. */
export const FIRST_ANSWERS = ['/api/session', '/api/site'] as const;
const SESSION = FIRST_ANSWERS[0];
/** Say what the plan of somebody has; the last part is their id. */
const OF_USER = /^\/api\/(?:plan|profile\/user)\/([\da-f-]{36})$/;

interface Answer {
  readonly data?: {
    /** Of a session. */
    readonly user?: { readonly id?: string } | null;
    readonly expiresAt?: string | null;
    readonly impersonation?: unknown;
    /** Of a plan. */
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
 * What of an answer is kept for when nobody answers, or null. A member of staff who looks in on somebody leaves nothing of
 * them behind: their session is not kept, and a plan only with the session of the same person.
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
  // Names and addresses on invoices are of no use without a network.
  return Response.json({ data: 'billingInfo' in data ? { ...data, billingInfo: null } : data });
}

/** A session that has run out is none, and a plan is paid until its last day: what comes after it only the server knows. */
export async function isOver(answer: Response): Promise<boolean> {
  const { expiresAt, isProAccess, subscription } = await read(answer);
  return isPast(expiresAt) || (isProAccess === true && isPast(subscription?.validUntil));
}
