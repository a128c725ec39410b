import type { Handlers } from '../../../platform/http/handlers.ts';
import { clientOf } from '../request-client.ts';
import type { BrowserSignIn } from '../sign-in/browser-sign-in.ts';
import type { TokenCookie } from '../tokens-and-keys/token-cookie.ts';
import type { SignUpService } from './sign-up.service.ts';

/** Same lifetime as the mailed link. */
const COOKIE_SECONDS = 24 * 60 * 60;

interface SignUpHandlerDeps {
  service: SignUpService;
  signInBrowser: BrowserSignIn;
  cookie: TokenCookie;
}

export const signUpHandlers = ({
  service,
  signInBrowser,
  cookie,
}: SignUpHandlerDeps): Pick<Handlers, 'signUp' | 'confirmEmail' | 'resendConfirmation'> => ({
  signUp: async ({ body }, { request }, reply) => {
    const given = {
      email: body.email,
      password: body.password,
      firstName: body.first_name,
      lastName: body.last_name,
      locale: body.language,
      preferredDomain: body.preferred_domain,
    };
    const browserToken = await service.signUp(given, clientOf(request));
    reply.header('set-cookie', cookie.write(browserToken, COOKIE_SECONDS));
    return {};
  },
  confirmEmail: async ({ body }, context, reply) => {
    const browserToken = cookie.read(context.request.headers);
    const confirmation = { token: body.token, browserToken, password: body.password };
    const outcome = await service.confirmEmail(confirmation, clientOf(context.request));
    const answer = await signInBrowser(outcome, context, reply);
    if (browserToken !== null) reply.header('set-cookie', cookie.clear());
    return answer;
  },
  resendConfirmation: async ({ body }, { request }) => {
    await service.resendConfirmation(body.email, clientOf(request));
    return {};
  },
});
