import { FALLBACK_LOCALE } from '@lauda/domain/locale';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { clientOf } from '../request-client.ts';
import type { BrowserSignIn } from '../sign-in/browser-sign-in.ts';
import type { TokenCookie } from '../tokens-and-keys/token-cookie.ts';
import { FLOW_SECONDS } from './social-flow.queries.ts';
import type { FlowEnd, SocialService } from './social.service.ts';

interface SocialHandlerDeps {
  service: SocialService;
  signInBrowser: BrowserSignIn;
  cookie: TokenCookie;
}

type SocialHandlers = Pick<
  Handlers,
  | 'startSocialSignIn'
  | 'startSocialLink'
  | 'finishSocialFlow'
  | 'listSocialConnections'
  | 'deleteSocialConnection'
>;

function failurePath({ error, linking, returnPath, screen }: Extract<FlowEnd, { kind: 'failed' }>): string {
  const query = new URLSearchParams({
    error,
    ...(linking === null ? {} : { provider: linking }),
    ...(returnPath === null ? {} : { redirect: returnPath }),
  });
  return `${screen}?${query.toString()}`;
}

const secondFactorPath = (returnPath: string): string =>
  `/auth?${new URLSearchParams({ view: 'second-factor', redirect: returnPath }).toString()}`;

export function socialHandlers({ service, signInBrowser, cookie }: SocialHandlerDeps): SocialHandlers {
  return {
    startSocialSignIn: async ({ body }, _context, reply) => {
      const { url, browserToken } = await service.start(body.provider, {
        redirect: body.redirect,
        locale: body.language,
        preferredDomain: body.preferred_domain,
        linking: null,
      });
      reply.header('set-cookie', cookie.write(browserToken, FLOW_SECONDS));
      return { url };
    },
    startSocialLink: async ({ body }, { actor }, reply) => {
      const { url, browserToken } = await service.start(body.provider, {
        redirect: undefined,
        locale: FALLBACK_LOCALE,
        preferredDomain: '',
        linking: { actor, from: body.from ?? 'settings' },
      });
      reply.header('set-cookie', cookie.write(browserToken, FLOW_SECONDS));
      return { url };
    },
    finishSocialFlow: async ({ params, query }, context, reply) => {
      const { actor, request } = context;
      const browserToken = cookie.read(request.headers);
      const client = clientOf(request);
      const end = await service.finish(params.provider, { query, browserToken, actor, client });
      if (browserToken !== null) reply.header('set-cookie', cookie.clear());
      if (end.kind === 'failed') return failurePath(end);
      if (end.kind === 'linked') return end.returnPath;
      const { user } = await signInBrowser(end.outcome, context, reply);
      return user === null ? secondFactorPath(end.returnPath) : end.returnPath;
    },
    listSocialConnections: (_input, { actor }) => service.list(actor.userId),
    deleteSocialConnection: async ({ params }, { actor }) => {
      await service.disconnect(actor, params.provider);
      return {};
    },
  };
}
