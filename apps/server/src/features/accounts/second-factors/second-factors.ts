import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import type { Keyring } from '../../../platform/secrets/keyring.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { createOneTimeCodeService } from '../one-time-codes/one-time-codes.service.ts';
import { createOneTimeCodes } from '../one-time-codes/one-time-codes.ts';
import { passkeyHandlers } from '../passkeys/passkeys.routes.ts';
import { createPasskeyService } from '../passkeys/passkeys.service.ts';
import { createWebAuthn } from '../passkeys/webauthn.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import type { BrowserSignIn } from '../sign-in/browser-sign-in.ts';
import type { GuessLimits } from '../sign-in/guess-limits.ts';
import type { SignInCompletion } from '../sign-in/sign-in-completion.ts';
import type { Welcome } from '../sign-up/welcome.ts';
import { createKeys } from '../tokens-and-keys/keys.ts';
import { createTokenCookie, type TokenCookie } from '../tokens-and-keys/token-cookie.ts';
import { createProofService } from './proof.service.ts';
import { createSecondFactorCheck } from './second-factor-check.ts';
import { createSecondFactorGuesses } from './second-factor-guesses.ts';
import { secondFactorHandlers } from './second-factors.routes.ts';
import { createSecondFactorService } from './second-factors.service.ts';
import { createSecondStepService } from './second-step.service.ts';

interface SecondFactorOptions {
  /** Connects as lauda_auth. */
  db: Kysely<DB>;
  queue: Queue;
  welcome: Welcome;
  limits: GuessLimits;
  completion: SignInCompletion;
  afterConfirmation: () => Promise<void>;
  signInBrowser: BrowserSignIn;
  cookie: SessionCookie;
  pendingCookie: TokenCookie;
  keyring: Keyring;
  origin: string;
  hasSms: boolean;
}

/** Assembles one-time codes, second factors and passkeys. */
export function createSecondFactors({ keyring, ...options }: SecondFactorOptions) {
  const { db, queue, origin, cookie, signInBrowser } = options;
  const keys = createKeys(keyring);
  const codes = createOneTimeCodes({ db, queue, keys });
  const check = createSecondFactorCheck({ db, queue, keys, codes, guesses: createSecondFactorGuesses(db) });
  const shared = { ...options, keys, codes, check };
  const proof = createProofService(shared);
  return {
    ...secondFactorHandlers({
      ...options,
      oneTimeCodes: createOneTimeCodeService(shared),
      secondStep: createSecondStepService(shared),
      secondFactors: createSecondFactorService({ ...shared, proof }),
      proof,
      codeCookie: createTokenCookie(origin, 'sign_in_code'),
    }),
    ...passkeyHandlers({
      passkeys: createPasskeyService({ ...shared, proof, webauthn: createWebAuthn(origin) }),
      signInBrowser,
      cookie,
      challengeCookie: createTokenCookie(origin, 'passkey_challenge'),
    }),
  };
}
