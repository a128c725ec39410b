/** Ports of their own, so that the tests run beside `npm run dev`. */
export const PRODUCT_PORT = 4100;
export const INTERNAL_PORT = 4101;
export const WORKER_INTERNAL_PORT = 4102;
export const SMTP_PORT = 4125;
export const MAIL_WEB_PORT = 4180;
export const SMS_PORT = 4181;
export const GALLERY_PORT = 4173;
// Not 4190: fetch refuses to talk to the ports of some old services.
export const GOOGLE_PORT = 4191;
export const LINKEDIN_PORT = 4192;
export const STRIPE_PORT = 4193;
export const MODEL_PORT = 4194;

export const PRODUCT_ORIGIN = `http://localhost:${PRODUCT_PORT}`;
export const GALLERY_ORIGIN = `http://localhost:${GALLERY_PORT}`;
