import type { ProposalDecision, TranslationProposal } from '@lauda/contract/resumes/twins';
import type { Resume } from '@lauda/domain/resume/resume';
import { twinTexts } from '@lauda/domain/twins/texts';
import { firstSnapshot, otherLanguage, twinOf } from '@lauda/domain/twins/twin';
import type { Kysely } from 'kysely';
import { asUser } from '../../db/as-user.ts';
import { repeatable } from '../../db/outage.ts';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import type { TextChecks } from '../../platform/text-checks/text-checks.ts';
import type { AiService } from '../ai/service.ts';
import type { ResumeService } from '../resumes/service.ts';
import { decided, readLink } from './decided.ts';
import { requireLive, tellChanged } from './own-resume.ts';
import { closeProposals, listOpenProposals, putProposals } from './proposals/queries.ts';
import { findLink, listLinks, lockLink, type OwnResume, updateSnapshot } from './queries.ts';
import {
  firstTexts,
  namedFields,
  readTranslations,
  type ReadTranslation,
  translationInstructions,
  translationSchema,
} from './translate.ts';

export interface TwinServiceDeps {
  db: Kysely<DB>;
  resumes: Pick<ResumeService, 'get' | 'create' | 'requireRoom'>;
  checks: Pick<TextChecks, 'compareTranslations'>;
  ai: Pick<AiService, 'answer' | 'isOn'>;
}

export type TwinService = ReturnType<typeof createTwinService>;

interface Decision {
  id: string;
  decision: ProposalDecision;
  confirmed: readonly number[];
}

/** Accepting confirms the whole text, so no claim in it may be left unreviewed. */
function requireConfirmed(open: ReadonlyMap<string, TranslationProposal>, decisions: readonly Decision[]) {
  for (const { id, decision, confirmed } of decisions) {
    const claims = open.get(id)?.claims ?? [];
    if (decision === 'accepted' && claims.some((_, index) => !confirmed.includes(index)))
      throw new AppError('CLAIMS_OPEN');
  }
}

export function createTwinService({ db, resumes, checks, ai }: TwinServiceDeps) {
  /** Finds statements in each translation that its source does not contain. */
  const compare = async (
    userId: string,
    source: Resume,
    read: readonly ReadTranslation[],
  ): Promise<Omit<TranslationProposal, 'id'>[]> => {
    const fields = read.flatMap((proposal) => proposal.fields);
    const found = await checks.compareTranslations(
      userId,
      fields.map(({ against, text }) => ({
        original: against,
        translation: text,
        from: source.language,
        to: otherLanguage(source.language),
      })),
    );
    const claims = new Map(fields.map((field, index) => [field, found[index] ?? []]));
    return read.map((proposal) => ({
      ...proposal,
      claims: proposal.fields.flatMap((field) => claims.get(field) ?? []),
    }));
  };

  const readTwin = async (own: OwnResume) => {
    const [link, { resume }] = await Promise.all([
      repeatable(() =>
        asUser(db, own.userId, async (trx) => {
          await requireLive(trx, own);
          return findLink(trx, own);
        }),
      ),
      resumes.get(own, 'current'),
    ]);
    if (link?.kind !== 'twin') throw new AppError('CONFLICT');
    return { ...readLink(link), twin: resume };
  };

  return {
    /** A resume has at most one twin, and a twin has none. */
    create: async (own: OwnResume, { operationId }: { operationId: string }) => {
      const { userId } = own;
      await resumes.requireRoom({ userId, operationId });
      const { resume, version } = await resumes.get(own, 'current');
      const links = await asUser(db, userId, (trx) => listLinks(trx, userId));
      const isPaired = links.some(
        ({ kind, base_id, resume_id, create_operation_id }) =>
          kind === 'twin' &&
          (base_id === own.resumeId || resume_id === own.resumeId) &&
          create_operation_id !== operationId,
      );
      if (isPaired) throw new AppError('CONFLICT');
      return resumes.create({
        userId,
        operationId,
        resume: twinOf(resume),
        link: {
          baseId: own.resumeId,
          baseVersion: version,
          label: '',
          twin: { snapshotText: JSON.stringify(firstSnapshot(resume)) },
        },
      });
    },

    list: async (own: OwnResume) => ({
      isOn: ai.isOn(),
      proposals: await asUser(db, own.userId, async (trx) => {
        await requireLive(trx, own);
        return listOpenProposals(trx, own);
      }),
    }),

    translate: async (
      actor: Pick<UserActor, 'userId'>,
      { resumeId, passages, signal }: { resumeId: string; passages: readonly string[]; signal: AbortSignal },
    ): Promise<TranslationProposal[]> => {
      const own = { userId: actor.userId, resumeId };
      const { snapshot, base: source, twin } = await readTwin(own);
      const asked = new Set(passages);
      const fields = namedFields(
        firstTexts(twinTexts(snapshot, twin, source).filter(({ key }) => asked.has(key))),
      );
      if (fields.length === 0) return [];
      const { firstName, lastName, email, phone, city } = source.personalInfo;
      return ai.answer({
        actor,
        purpose: 'translation',
        allowance: 'suggestion',
        instructions: translationInstructions(source.language, otherLanguage(source.language)),
        data: { texts: JSON.stringify(fields.map(({ id, source: text }) => ({ id, text }))) },
        person: { firstName, lastName, email, phone, city, contacts: source.contacts },
        locale: otherLanguage(source.language),
        signal,
        schema: translationSchema,
        finish: async (answer) => {
          const read = readTranslations(fields, answer);
          if (read.length === 0) throw new AppError('AI_FAILED');
          const proposals = await compare(actor.userId, source, read);
          return asUser(db, actor.userId, async (trx) => {
            await requireLive(trx, own);
            const stored = await putProposals(trx, own, proposals);
            await tellChanged(trx, own);
            return stored;
          });
        },
      });
    },

    /** Idempotent: a decided proposal is no longer open. */
    decide: (
      own: OwnResume,
      { baseVersion, decisions }: { baseVersion: number; decisions: readonly Decision[] },
    ): Promise<{ revision: number }> =>
      asUser(db, own.userId, async (trx) => {
        await requireLive(trx, own);
        const link = await lockLink(trx, own);
        if (link?.kind !== 'twin' || link.base_version !== baseVersion) throw new AppError('BASE_STALE');
        const open = new Map((await listOpenProposals(trx, own)).map((proposal) => [proposal.id, proposal]));
        const known = decisions.filter(({ id }) => open.has(id));
        requireConfirmed(open, known);
        // A text that the user edits counts as in sync only when they say so.
        const taken = known
          .filter(({ decision }) => decision === 'accepted')
          .map(({ id }) => ({ passage: open.get(id)?.passage ?? '', decision: 'accepted' as const }));
        const revision = await updateSnapshot(trx, own, decided(link, taken));
        for (const state of ['accepted', 'edited', 'rejected'] as const) {
          const ids = known.filter(({ decision }) => decision === state).map(({ id }) => id);
          await closeProposals(trx, own, { ids, state, revision });
        }
        await tellChanged(trx, own);
        return { revision };
      }),
  };
}
