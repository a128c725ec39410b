import type { Locale, LocaleClues } from '@lauda/domain/locale';
import { choosePagePreferences } from '@lauda/domain/page-preferences';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { originOf } from '../audit/service.ts';
import type { BillingService } from './service.ts';

export interface BillingHandlerDeps {
  /** Null when nothing is sold. */
  billing: { service: BillingService; receive: (body: string, signature: string) => Promise<void> } | null;
  hostLocales: LocaleClues['hostLocales'];
}

type BillingHandlers = Pick<
  Handlers,
  | 'createCheckoutSession'
  | 'createPortalSession'
  | 'cancelSubscription'
  | 'reactivateSubscription'
  | 'listInvoices'
  | 'receivePaymentEvent'
  | 'refundPayment'
>;

export function billingHandlers({ billing, hostLocales }: BillingHandlerDeps): BillingHandlers {
  const open = () => {
    if (billing === null) throw new AppError('UNAVAILABLE');
    return billing;
  };
  /** The language of the pages, and so the currency that the user was shown. */
  const localeOf = ({ hostname, headers }: FastifyRequest): Locale =>
    choosePagePreferences(
      { host: hostname, cookie: headers.cookie, acceptLanguage: headers['accept-language'] },
      hostLocales,
    ).locale;

  return {
    createCheckoutSession: async ({ body }, { actor, request }) => {
      if (body.userId.toLowerCase() !== actor.userId) throw new AppError('NOT_FOUND');
      if (body.email.toLowerCase() !== actor.email.toLowerCase()) throw new AppError('NOT_FOUND');
      return { url: await open().service.createCheckout(actor, body, localeOf(request)) };
    },
    createPortalSession: async ({ body }, { actor, request }) => {
      if (body.userId.toLowerCase() !== actor.userId) throw new AppError('NOT_FOUND');
      return { url: await open().service.createPortal(actor.userId, body, localeOf(request)) };
    },
    cancelSubscription: async ({ body }, { actor }) => {
      await open().service.cancel(actor.userId, body);
      return {};
    },
    reactivateSubscription: async (_input, { actor }) => {
      await open().service.reactivate(actor.userId);
      return {};
    },
    listInvoices: (_input, { actor }) => open().service.listInvoices(actor.userId),
    receivePaymentEvent: async (_input, { request }) => {
      const signature = request.headers['stripe-signature'];
      await open().receive(request.jsonText, typeof signature === 'string' ? signature : '');
      return {};
    },
    refundPayment: ({ body }, context) => open().service.refund(originOf(context), body.userId, body.reason),
  };
}
