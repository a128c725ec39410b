import type { FastifyReply } from 'fastify';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { originOf } from '../../audit/service.ts';
import { clientOf } from '../request-client.ts';
import { SESSION_SECONDS } from '../sessions/auth.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import type { BrowserSignIn } from '../sign-in/browser-sign-in.ts';
import type { TokenCookie } from '../tokens-and-keys/token-cookie.ts';
import { CHALLENGE_SECONDS } from './passkey.queries.ts';
import type { PasskeyService, PasskeyStart } from './passkeys.service.ts';

interface PasskeyRouteDeps {
  passkeys: PasskeyService;
  signInBrowser: BrowserSignIn;
  cookie: SessionCookie;
  challengeCookie: TokenCookie;
}

type PasskeyHandlers = Pick<
  Handlers,
  | 'startPasskeySignIn'
  | 'finishPasskeySignIn'
  | 'listPasskeys'
  | 'startPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'startPasskeyProof'
  | 'provePasskey'
>;

export function passkeyHandlers(deps: PasskeyRouteDeps): PasskeyHandlers {
  const { passkeys, signInBrowser, cookie, challengeCookie } = deps;
  const handOut = ({ browserToken, options }: PasskeyStart, reply: FastifyReply) => {
    reply.header('set-cookie', challengeCookie.write(browserToken, CHALLENGE_SECONDS));
    return { options };
  };

  return {
    startPasskeySignIn: async (_input, _context, reply) => handOut(await passkeys.startSignIn(), reply),
    finishPasskeySignIn: async ({ body }, context, reply) => {
      const { request } = context;
      const browserToken = challengeCookie.read(request.headers);
      const outcome = await passkeys.signIn(browserToken, body.response, clientOf(request));
      return signInBrowser(outcome, context, reply);
    },
    listPasskeys: (_input, { actor }) => passkeys.list(actor),
    startPasskey: async (_input, { actor }, reply) => handOut(await passkeys.startRegistration(actor), reply),
    addPasskey: async ({ body }, { actor, request }) => {
      await passkeys.register(actor, challengeCookie.read(request.headers), body);
      return {};
    },
    renamePasskey: async ({ params, body }, { actor }) => {
      await passkeys.rename(actor, params.id, body.friendlyName);
      return {};
    },
    removePasskey: async ({ params }, context) => {
      await passkeys.remove(context.actor, params.id, originOf(context));
      return {};
    },
    startPasskeyProof: async (_input, { actor }, reply) => handOut(await passkeys.startProof(actor), reply),
    provePasskey: async ({ body }, { actor, request }, reply) => {
      const token = await passkeys.prove(actor, challengeCookie.read(request.headers), body.response);
      reply.header('set-cookie', cookie.write(token, SESSION_SECONDS));
      return {};
    },
  };
}
