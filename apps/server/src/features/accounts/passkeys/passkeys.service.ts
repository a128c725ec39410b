import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import type { UserActor } from '../../../platform/http/actor.ts';
import { requireFreshProof } from '../../../platform/http/fresh-proof.ts';
import { publishEvent } from '../../../platform/live-events/publish.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { ActOrigin } from '../../audit/service.ts';
import type { Client } from '../request-client.ts';
import { enqueueSecurityNotice } from '../mails/security-notice.ts';
import type { ProofService } from '../second-factors/proof.service.ts';
import type { SignInCompletion, SignInOutcome } from '../sign-in/sign-in-completion.ts';
import { lockWaysIn } from '../sign-in/ways-in.queries.ts';
import { endRightsWithLastFactor } from '../staff-access/staff-rights.ts';
import { createToken } from '../../../platform/secrets/tokens.ts';
import {
  consumeChallenge,
  deletePasskey,
  findPasskeyByCredential,
  hasOwnPasskey,
  insertPasskey,
  listPasskeys,
  markPasskeyUsed,
  renamePasskey,
  saveChallenge,
} from './passkey.queries.ts';
import type { WebAuthn } from './webauthn.ts';

interface PasskeyDeps {
  /** Connects as lauda_auth. */
  db: Kysely<DB>;
  queue: Queue;
  webauthn: WebAuthn;
  proof: ProofService;
  completion: SignInCompletion;
}

/** The signed response of a passkey, as the browser sent it. */
export type GivenResponse = { id: string } & Record<string, unknown>;

/** Cookie token for the browser that asked, and the options for its authenticator. */
export interface PasskeyStart {
  browserToken: string;
  options: Record<string, unknown>;
}

const SIGN_IN = 'sign-in';
const purposeOf = (purpose: 'register' | 'proof', userId: string): string => `${purpose}:${userId}`;

export type PasskeyService = ReturnType<typeof createPasskeyService>;

export function createPasskeyService({ db, queue, webauthn, proof, completion }: PasskeyDeps) {
  const begin = async (purpose: string, options: { challenge: string } & object): Promise<PasskeyStart> => {
    const browserToken = createToken();
    await saveChallenge(db, { token: browserToken, purpose, challenge: options.challenge });
    return { browserToken, options: { ...options } };
  };

  const useChallenge = async (browserToken: string | null, purpose: string): Promise<string> => {
    const hash = browserToken === null ? null : await consumeChallenge(db, { token: browserToken, purpose });
    if (hash === null) throw new AppError('PASSKEY_INVALID');
    return hash;
  };

  /** The passkey that signed the challenge. */
  const checkRequest = async (
    browserToken: string | null,
    purpose: string,
    response: GivenResponse,
  ): Promise<string> => {
    const challengeHash = await useChallenge(browserToken, purpose);
    const passkey = await findPasskeyByCredential(db, response.id);
    const info = passkey && (await webauthn.checkRequest(response, challengeHash, passkey));
    if (!info) throw new AppError('PASSKEY_INVALID');
    const isNewer = await markPasskeyUsed(
      db,
      { userId: passkey.user_id, passkeyId: passkey.id },
      { counter: info.newCounter, isBackedUp: info.credentialBackedUp },
    );
    if (!isNewer) throw new AppError('PASSKEY_INVALID');
    return passkey.user_id;
  };

  return {
    startSignIn: async (): Promise<PasskeyStart> => begin(SIGN_IN, await webauthn.requestOptions([])),

    signIn: async (
      browserToken: string | null,
      response: GivenResponse,
      client: Client,
    ): Promise<SignInOutcome> => {
      const userId = await checkRequest(browserToken, SIGN_IN, response);
      return completion.complete(userId, client, { isSecondFactorVerified: true });
    },

    startProof: async ({ userId }: UserActor): Promise<PasskeyStart> =>
      begin(purposeOf('proof', userId), await webauthn.requestOptions(await listPasskeys(db, userId))),

    /** Returns the session's new token. */
    prove: async (
      actor: UserActor,
      browserToken: string | null,
      response: GivenResponse,
    ): Promise<string> => {
      const owner = await checkRequest(browserToken, purposeOf('proof', actor.userId), response);
      if (owner !== actor.userId) throw new AppError('PASSKEY_INVALID');
      return proof.passSecondFactor(actor);
    },

    startRegistration: async (actor: UserActor): Promise<PasskeyStart> => {
      requireFreshProof(actor);
      const { userId, email, name } = actor;
      const known = await listPasskeys(db, userId);
      const options = await webauthn.creationOptions({ id: userId, email, name: name ?? email }, known);
      return begin(purposeOf('register', userId), options);
    },

    register: async (
      actor: UserActor,
      browserToken: string | null,
      { friendlyName, response }: { friendlyName: string; response: GivenResponse },
    ): Promise<void> => {
      requireFreshProof(actor);
      const { userId } = actor;
      const challengeHash = await useChallenge(browserToken, purposeOf('register', userId));
      const info = await webauthn.checkCreation(response, challengeHash);
      if (!info) throw new AppError('PASSKEY_INVALID');
      const { credential } = info;
      await db.transaction().execute(async (trx) => {
        const isNew = await insertPasskey(trx, userId, {
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: credential.transports ?? [],
          friendlyName,
          isBackedUp: info.credentialBackedUp,
        });
        if (!isNew) throw new AppError('PASSKEY_INVALID');
        await enqueueSecurityNotice(trx, queue, userId, { kind: 'passkey-added' });
        await publishEvent(trx, { userId }, { type: 'session.changed' });
      });
    },

    list: async ({ userId }: UserActor) =>
      (await listPasskeys(db, userId)).map((passkey) => ({
        id: passkey.id,
        friendlyName: passkey.friendly_name,
        isBackedUp: passkey.is_backed_up,
        createdAt: passkey.created_at.toISOString(),
        lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
      })),

    rename: async ({ userId }: UserActor, passkeyId: string, friendlyName: string): Promise<void> => {
      if (!(await renamePasskey(db, { userId, passkeyId }, friendlyName))) throw new AppError('NOT_FOUND');
    },

    remove: async (actor: UserActor, passkeyId: string, by: ActOrigin): Promise<void> => {
      requireFreshProof(actor);
      const { userId } = actor;
      await db.transaction().execute(async (trx) => {
        await lockWaysIn(trx, userId);
        if (!(await hasOwnPasskey(trx, { userId, passkeyId }))) throw new AppError('NOT_FOUND');
        if (!(await deletePasskey(trx, { userId, passkeyId }))) throw new AppError('LAST_WAY_IN');
        await enqueueSecurityNotice(trx, queue, userId, { kind: 'passkey-removed' });
        await publishEvent(trx, { userId }, { type: 'session.changed' });
        await endRightsWithLastFactor(trx, userId, by);
      });
    },
  };
}
