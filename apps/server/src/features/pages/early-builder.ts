import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  EARLY_BUILDER_OWNER_BLANK,
  EARLY_BUILDER_PATH,
  EARLY_BUILDER_VARIANTS,
  EARLY_BUILDER_VISITOR,
  type EarlyBuilderReader,
  earlyBuilderFile,
} from '@lauda/contract/site/early-builder';
import type { Locale } from '@lauda/domain/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticate } from '../../platform/http/actor.ts';
import { PAGE_CSP, scriptHash } from '../../platform/http/answers/security-headers.ts';

const SCRIPT = /<script>([\s\S]*?)<\/script>/;
const ROOT_END = '</body>';

/** CSP of a page that also contains this inline script. */
function policyFor(html: string): string {
  const script = SCRIPT.exec(html)?.[1] ?? '';
  return PAGE_CSP.replace("script-src 'self'", `script-src 'self' ${scriptHash(script)}`);
}

interface EarlyPage {
  readonly html: string;
  readonly policy: string;
}

interface EarlyBuilderOptions {
  folder: string;
  authenticate: Authenticate;
  /** Whether the installation has a model, and so the coach's tab. */
  isAiOn: boolean;
}

/** Inserts the early form, made at build time, into the builder page, with the id of its owner. */
export function readEarlyBuilder({ folder, authenticate, isAiOn }: EarlyBuilderOptions) {
  const ofUsers: EarlyBuilderReader = isAiOn ? 'userWithCoach' : 'user';
  const forms = new Map(
    EARLY_BUILDER_VARIANTS.map(({ file }) => {
      const html = readFileSync(path.join(folder, file), 'utf8');
      return [file, { html, policy: policyFor(html) }];
    }),
  );

  /** Null when authentication fails, and during impersonation: these pages get no form. */
  async function ownerOf(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
    const actor = await authenticate(request, reply).catch(() => null);
    if (actor === null) return null;
    if (actor.kind !== 'user') return EARLY_BUILDER_VISITOR;
    return actor.impersonation === null ? actor.userId : null;
  }

  return {
    isFor: (url: string): boolean => url.split('?', 1)[0] === EARLY_BUILDER_PATH,
    add: async (
      page: string,
      locale: Locale,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<EarlyPage> => {
      const owner = await ownerOf(request, reply);
      const reader = owner === EARLY_BUILDER_VISITOR ? 'visitor' : ofUsers;
      const form = owner === null ? undefined : forms.get(earlyBuilderFile(locale, reader));
      if (!form) return { html: page, policy: PAGE_CSP };
      const own = form.html.replace(EARLY_BUILDER_OWNER_BLANK, `data-owner="${owner}"`);
      // A function, because a replacement string would have its dollar signs interpreted.
      return { html: page.replace(ROOT_END, () => `${own}${ROOT_END}`), policy: form.policy };
    },
  };
}
