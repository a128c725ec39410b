import path from 'node:path';
import { startMailCatcher } from '@lauda/stand-ins/mail-catcher';
import { startModelServer } from '@lauda/stand-ins/model/model-server';
import { startSmsInbox } from '@lauda/stand-ins/sms-server';
import { startSocialProviders } from '@lauda/stand-ins/openid/social-providers';
import { startStripeServer } from '@lauda/stand-ins/stripe/stripe-server';
import {
  GALLERY_ORIGIN,
  GALLERY_PORT,
  GOOGLE_PORT,
  INTERNAL_PORT,
  LINKEDIN_PORT,
  MAIL_WEB_PORT,
  MODEL_PORT,
  PRODUCT_ORIGIN,
  PRODUCT_PORT,
  SMS_PORT,
  SMTP_PORT,
  STRIPE_PORT,
  WORKER_INTERNAL_PORT,
} from './addresses.ts';
import { freshDatabase, productEnv, ROOT, startProcess, waitUntilAnswering } from './product.ts';

/** Starts the built product and its surroundings, and Vite for the component gallery and the debug screens. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const env = productEnv();
  await freshDatabase(env);
  const mail = await startMailCatcher({ smtpPort: SMTP_PORT, webPort: MAIL_WEB_PORT });
  const sms = await startSmsInbox(SMS_PORT, mail);
  const social = await startSocialProviders({
    origin: PRODUCT_ORIGIN,
    ports: { google: GOOGLE_PORT, linkedin: LINKEDIN_PORT },
  });
  const stripe = await startStripeServer({
    port: STRIPE_PORT,
    webhookUrl: `http://127.0.0.1:${PRODUCT_PORT}/api/billing/webhook`,
  });
  const model = await startModelServer({ port: MODEL_PORT, delayMs: 300 });
  const processes = [
    startProcess(['node', 'apps/server/src/http.ts'], env),
    startProcess(['node', 'apps/server/src/worker.ts'], env),
    startProcess(
      // Without its cache, as in a new clone.
      ['vite', '--force', '--port', String(GALLERY_PORT), '--logLevel', 'error'],
      // The gallery is not part of production builds.
      { ...env, NODE_ENV: 'development', DEBUG_SCREENS: 'true' },
      path.join(ROOT, 'apps/web'),
    ),
  ];
  const stop = async () => {
    await Promise.all(processes.map((running) => running.stop()));
    await mail.close();
    await sms.close();
    await social.close();
    await stripe.close();
    await model.close();
  };
  try {
    await waitUntilAnswering(`http://127.0.0.1:${INTERNAL_PORT}/readyz`);
    await waitUntilAnswering(`http://127.0.0.1:${WORKER_INTERNAL_PORT}/readyz`);
    await waitUntilAnswering(GALLERY_ORIGIN);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
