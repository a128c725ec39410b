import { STRIPE_PORT } from './addresses.ts';

/** Advances a Stripe customer's time, or makes their card fail. */
async function control(act: string, query: Record<string, string>): Promise<void> {
  const url = `http://127.0.0.1:${STRIPE_PORT}/_control/${act}?${new URLSearchParams(query).toString()}`;
  const { ok, status } = await fetch(url, { method: 'POST' });
  if (!ok) throw new Error(`Stripe's stand-in answered ${status}`);
}

export const letDaysPass = (email: string, days: number): Promise<void> =>
  control('advance', { email, days: String(days) });
/** Completes or fails a delayed payment. */
export const settlePayment = (email: string, isPaid: boolean): Promise<void> =>
  control('settle', { email, paid: String(isPaid) });
export const declineCard = (email: string): Promise<void> => control('decline', { email });
