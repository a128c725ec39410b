import type { findSubscriber } from '../../notifications/service.ts';

export type MailReader = NonNullable<Awaited<ReturnType<typeof findSubscriber>>>;
