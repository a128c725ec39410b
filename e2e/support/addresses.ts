/**
 * Separate ports, so that the tests can run beside `npm run dev`. `E2E_SLOT` shifts ports and database, so that several
 * clones can run them in parallel.
 */
export const SLOT = Number(process.env['E2E_SLOT'] ?? 0);
const BASE = 4000 + SLOT * 1000;

export const PRODUCT_PORT = BASE + 100;
export const INTERNAL_PORT = BASE + 101;
export const WORKER_INTERNAL_PORT = BASE + 102;
/** A second server on the same database, without a payment provider. */
export const OPEN_PORT = BASE + 110;
export const OPEN_INTERNAL_PORT = BASE + 111;
export const SMTP_PORT = BASE + 125;
export const MAIL_WEB_PORT = BASE + 180;
export const SMS_PORT = BASE + 181;
export const GALLERY_PORT = BASE + 173;
// Not 4190: fetch blocks the ports of some old services.
export const GOOGLE_PORT = BASE + 191;
export const LINKEDIN_PORT = BASE + 192;
export const STRIPE_PORT = BASE + 193;
export const MODEL_PORT = BASE + 194;

export const PRODUCT_ORIGIN = `http://localhost:${PRODUCT_PORT}`;
export const OPEN_ORIGIN = `http://localhost:${OPEN_PORT}`;
export const GALLERY_ORIGIN = `http://localhost:${GALLERY_PORT}`;
