import type { FastifyReply } from 'fastify';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { originOf } from '../../audit/service.ts';
import { clientOf } from '../request-client.ts';
import { type OneTimeCodeService, SIGN_IN_CODE_SECONDS } from '../one-time-codes/one-time-codes.service.ts';
import { SESSION_SECONDS } from '../sessions/auth.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import type { BrowserSignIn } from '../sign-in/browser-sign-in.ts';
import type { TokenCookie } from '../tokens-and-keys/token-cookie.ts';
import type { ProofService } from './proof.service.ts';
import type { SecondFactorService } from './second-factors.service.ts';
import type { SecondStepService } from './second-step.service.ts';

interface SecondFactorRouteDeps {
  oneTimeCodes: OneTimeCodeService;
  secondStep: SecondStepService;
  secondFactors: SecondFactorService;
  proof: ProofService;
  signInBrowser: BrowserSignIn;
  cookie: SessionCookie;
  pendingCookie: TokenCookie;
  codeCookie: TokenCookie;
}

type SecondFactorHandlers = Pick<
  Handlers,
  | 'requestSignInCode'
  | 'signInWithCode'
  | 'getPendingSignIn'
  | 'sendSecondFactorCode'
  | 'verifySecondFactor'
  | 'getAccountSecurity'
  | 'sendProofCode'
  | 'proveIdentity'
  | 'enrolSecondFactor'
  | 'confirmSecondFactor'
  | 'removeSecondFactor'
  | 'renewRecoveryCodes'
>;

export function secondFactorHandlers(deps: SecondFactorRouteDeps): SecondFactorHandlers {
  const { oneTimeCodes, secondStep, secondFactors, proof, signInBrowser } = deps;
  const { cookie, pendingCookie, codeCookie } = deps;
  const keepSession = (token: string, reply: FastifyReply) =>
    reply.header('set-cookie', cookie.write(token, SESSION_SECONDS));

  return {
    requestSignInCode: async ({ body }, { request }, reply) => {
      const browserToken = await oneTimeCodes.request(body, clientOf(request));
      reply.header('set-cookie', codeCookie.write(browserToken, SIGN_IN_CODE_SECONDS));
      return {};
    },
    signInWithCode: async ({ body }, context, reply) => {
      const { request } = context;
      const browserToken = codeCookie.read(request.headers);
      const outcome = await oneTimeCodes.signIn(browserToken, body.code, clientOf(request));
      const answer = await signInBrowser(outcome, context, reply);
      reply.header('set-cookie', codeCookie.clear());
      return answer;
    },
    getPendingSignIn: (_input, { request }) => secondStep.get(pendingCookie.read(request.headers)),
    sendSecondFactorCode: async ({ body }, { request }) => {
      await secondStep.sendCode(pendingCookie.read(request.headers), body.method, request.ip);
      return {};
    },
    verifySecondFactor: async ({ body }, context, reply) => {
      const { request } = context;
      const token = pendingCookie.read(request.headers);
      return signInBrowser(await secondStep.verify(token, body, clientOf(request)), context, reply);
    },
    getAccountSecurity: (_input, { actor }) => secondFactors.get(actor),
    sendProofCode: async ({ body }, { actor, request }) => {
      await proof.sendCode(actor, body.method, request.ip);
      return {};
    },
    proveIdentity: async ({ body }, { actor, request }, reply) => {
      const token = await proof.prove(actor, body, request.ip);
      if (token !== null) keepSession(token, reply);
      return {};
    },
    enrolSecondFactor: ({ body }, { actor, request }) => secondFactors.enrol(actor, body, request.ip),
    confirmSecondFactor: async ({ params, body }, { actor }, reply) => {
      const { token, recoveryCodes } = await secondFactors.confirm(actor, params.id, body.code);
      keepSession(token, reply);
      return { recoveryCodes };
    },
    removeSecondFactor: async ({ params }, context) => {
      await secondFactors.remove(context.actor, params.id, originOf(context));
      return {};
    },
    renewRecoveryCodes: async (_input, { actor }) => ({
      recoveryCodes: await secondFactors.renewRecoveryCodes(actor),
    }),
  };
}
