import { normalizePhone, phoneHint } from '@lauda/domain/accounts/phone';
import { type FactorKind, TOTP_ISSUER } from '@lauda/domain/accounts/second-factors';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import type { UserActor } from '../../../platform/http/actor.ts';
import { isProofFresh, requireFreshProof } from '../../../platform/http/fresh-proof.ts';
import { publishEvent } from '../../../platform/live-events/publish.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { ActOrigin } from '../../audit/service.ts';
import { enqueueSecurityNotice } from '../mails/security-notice.ts';
import type { OneTimeCodes } from '../one-time-codes/one-time-codes.ts';
import { rotateSession } from '../sessions/session.queries.ts';
import type { GuessLimits } from '../sign-in/guess-limits.ts';
import { lockWaysIn } from '../sign-in/ways-in.queries.ts';
import { endRightsWithLastFactor } from '../staff-access/staff-rights.ts';
import { digitsOf, type Keys } from '../tokens-and-keys/keys.ts';
import type { ProofService } from './proof.service.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-code.queries.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import {
  confirmFactor,
  deleteFactor,
  findUnconfirmedFactor,
  hasStaffRole,
  insertFactor,
  isUniqueViolation,
  listFactors,
} from './second-factor.queries.ts';
import { createTotpSecret, matchingStep, qrCode, totpUri } from './totp.ts';

interface SecondFactorDeps {
  /** Connects as lauda_auth. */
  db: Kysely<DB>;
  queue: Queue;
  keys: Keys;
  codes: OneTimeCodes;
  limits: GuessLimits;
  proof: ProofService;
  hasSms: boolean;
}

export interface NewFactorInput {
  kind: FactorKind;
  friendlyName: string;
  phone?: string | undefined;
}

const subjectOf = (factorId: string): string => `factor:${factorId}`;

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

/** A user's own second factors and recovery codes. */
export function createSecondFactorService(deps: SecondFactorDeps) {
  const { db, queue, keys, codes, limits, proof, hasSms } = deps;

  /** Returned once: only hashes are stored. */
  const renew = async (trx: Transaction<DB>, userId: string): Promise<string[]> => {
    const fresh = createRecoveryCodes();
    await replaceRecoveryCodes(
      trx,
      userId,
      fresh.map((code) => hashRecoveryCode(keys, userId, code)),
    );
    return fresh;
  };

  const enrolTotp = async ({ userId, email }: UserActor, friendlyName: string) => {
    const secret = createTotpSecret();
    const id = await db.transaction().execute((trx) =>
      insertFactor(trx, userId, {
        kind: 'totp',
        friendlyName,
        secret: keys.encrypt(secret, userId),
        phone: null,
      }),
    );
    const uri = totpUri(secret, email);
    return { id, totp: { issuer: TOTP_ISSUER, secret, uri, qr: qrCode(uri) } };
  };

  /** Does not reveal whether the number is already in use; only its holder learns that by text message. */
  const enrolPhone = async (
    { userId }: UserActor,
    { friendlyName, phone: given }: NewFactorInput,
    ip: string,
  ) => {
    if (!hasSms) throw new AppError('UNAVAILABLE', 'Messages to phones are off here.');
    const phone = normalizePhone(given ?? '');
    if (phone === null) throw new AppError('PHONE_INVALID');
    if ((await listFactors(db, userId)).some(({ kind }) => kind === 'phone')) throw new AppError('CONFLICT');
    await limits.admitMail('second-factor-code', userId, ip);
    await limits.admitNewPhone(phone);
    const id = await db.transaction().execute(async (trx) => {
      const factorId = await insertFactor(trx, userId, { kind: 'phone', friendlyName, secret: null, phone });
      await codes.send(subjectOf(factorId), 'phone', { kind: 'new-phone', userId, phone }, trx);
      return factorId;
    });
    return { id, totp: null };
  };

  /** The TOTP time step that the code used up; null when the code is wrong. */
  const stepOfFirstCode = async (
    userId: string,
    factor: { id: string; secret: string | null },
    code: string,
  ): Promise<number | null> => {
    if (factor.secret !== null)
      return matchingStep(keys.decrypt(factor.secret, userId), digitsOf(code), Date.now());
    return (await codes.use(subjectOf(factor.id), code))?.userId === userId ? 0 : null;
  };

  return {
    get: async (actor: UserActor) => {
      const [factors, recoveryCodesLeft, proofMethods, isStaff] = await Promise.all([
        listFactors(db, actor.userId),
        countRecoveryCodes(db, actor.userId),
        proof.listProofMethods(actor.userId),
        hasStaffRole(db, actor.userId),
      ]);
      const shown = factors.map((factor) => ({
        id: factor.id,
        kind: factor.kind,
        friendlyName: factor.friendly_name,
        phoneHint: factor.phone === null ? null : phoneHint(factor.phone),
        createdAt: factor.created_at.toISOString(),
      }));
      return {
        factors: shown,
        recoveryCodesLeft,
        proofMethods,
        phoneHint: shown.find(({ kind }) => kind === 'phone')?.phoneHint ?? null,
        isProofFresh: isProofFresh(actor),
        isSessionVerified: actor.isSecondFactorVerified,
        isStaff,
        canUsePhone: hasSms,
      };
    },

    enrol: (actor: UserActor, input: NewFactorInput, ip: string) => {
      requireFreshProof(actor);
      return input.kind === 'totp' ? enrolTotp(actor, input.friendlyName) : enrolPhone(actor, input, ip);
    },

    /** Returns the session's new token: the session has now passed a second factor. */
    confirm: async (actor: UserActor, factorId: string, code: string) => {
      const { userId, sessionId } = actor;
      const factor = await findUnconfirmedFactor(db, { userId, factorId });
      if (!factor) throw new AppError('NOT_FOUND');
      const step = await stepOfFirstCode(userId, factor, code);
      if (step === null) throw new AppError('CODE_INVALID');
      const confirm = async (trx: Transaction<DB>) => {
        // Without the lock, two first factors confirmed in parallel would each create recovery codes, and the set
        // shown first would be invalid.
        await lockWaysIn(trx, userId);
        if (!(await confirmFactor(trx, { userId, factorId }, step))) throw new AppError('NOT_FOUND');
        const left = await countRecoveryCodes(trx, userId);
        const recoveryCodes = left === 0 ? await renew(trx, userId) : null;
        const token = await rotateSession(trx, { userId, sessionId });
        if (token === null) throw new AppError('UNAUTHENTICATED');
        await enqueueSecurityNotice(trx, queue, userId, { kind: 'factor-added' });
        await publishEvent(trx, { userId }, { type: 'session.changed' });
        return { token, recoveryCodes };
      };
      try {
        return await db.transaction().execute(confirm);
      } catch (error) {
        if (isUniqueViolation(error)) throw new AppError('PHONE_TAKEN');
        throw error;
      }
    },

    remove: async (actor: UserActor, factorId: string, by: ActOrigin): Promise<void> => {
      requireFreshProof(actor);
      const { userId } = actor;
      await db.transaction().execute(async (trx) => {
        await lockWaysIn(trx, userId);
        if (!(await deleteFactor(trx, { userId, factorId }))) throw new AppError('NOT_FOUND');
        if ((await listFactors(trx, userId)).length === 0) await replaceRecoveryCodes(trx, userId, []);
        await enqueueSecurityNotice(trx, queue, userId, { kind: 'factor-removed' });
        await publishEvent(trx, { userId }, { type: 'session.changed' });
        await endRightsWithLastFactor(trx, userId, by);
      });
    },

    renewRecoveryCodes: (actor: UserActor): Promise<string[]> => {
      requireFreshProof(actor);
      return db.transaction().execute(async (trx) => {
        await lockWaysIn(trx, actor.userId);
        // Without a second factor there is nothing to recover.
        if ((await listFactors(trx, actor.userId)).length === 0) throw new AppError('NOT_FOUND');
        await enqueueSecurityNotice(trx, queue, actor.userId, { kind: 'recovery-codes-renewed' });
        return renew(trx, actor.userId);
      });
    },
  };
}
