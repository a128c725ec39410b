import { randomUUID } from 'node:crypto';
import type { CoachMessage, CoachProgress } from '@lauda/contract/coach';
import { readCoachAnswer } from '@lauda/domain/coach/coach-answer';
import { textAt } from '@lauda/domain/coach/proposal';
import type { Locale } from '@lauda/domain/locale';
import type { Resume } from '@lauda/domain/resume/resume';
import type { Kysely } from 'kysely';
import { thisMonth } from '../../platform/this-month.ts';
import { asUser } from '../../db/as-user.ts';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { AiService, AiTurn, ClaimFinder, ClaimsQuestion } from '../ai/service.ts';
import type { ResumeService } from '../resumes/service.ts';
import { COACH_INSTRUCTIONS } from './instructions.ts';
import {
  deleteMessages,
  findAnswer,
  findQuestion,
  insertAnswer,
  insertQuestion,
  listMessages,
  type MessageRow,
  type OwnTalk,
} from './queries.ts';
import { entryId, resumeNotes } from './resume-notes.ts';

/** How many messages are shown, and how many the model receives again. */
const MOST_SHOWN = 200;
const MOST_REMEMBERED = 12;
const MOST_PROPOSALS = 5;

export interface CoachServiceDeps {
  db: Kysely<DB>;
  resumes: Pick<ResumeService, 'get'>;
  ai: AiService;
  claims: ClaimFinder;
  hasProAccess: (userId: string) => Promise<boolean>;
}

export interface Question extends OwnTalk {
  id: string;
  text: string;
  locale: Locale;
}

export type CoachService = ReturnType<typeof createCoachService>;

const present = (row: MessageRow): CoachMessage => ({
  id: row.id,
  role: row.role,
  text: row.text,
  proposals: row.proposals as CoachMessage['proposals'],
  isStopped: row.is_stopped,
  createdAt: row.created_at.toISOString(),
});

/** The coach's proposals, linked to the entries they refer to; a proposal for a missing entry is dropped. */
const proposalsOf = (resume: Resume, answer: string): Omit<CoachMessage['proposals'][number], 'claims'>[] =>
  readCoachAnswer(answer)
    .edits.slice(0, MOST_PROPOSALS)
    .flatMap(({ section, number, suggested }) => {
      const itemId = entryId(resume, section, number);
      if (number !== null && itemId === null) return [];
      const original = textAt(resume, { section, itemId });
      if (original === null || original === suggested) return [];
      return [{ id: randomUUID(), section, itemId, original, suggested }];
    });

export function createCoachService({ db, resumes, ai, claims: finder, hasProAccess }: CoachServiceDeps) {
  /** A resume of another user gives NOT_FOUND, whatever the plan. */
  const enter = async (own: OwnTalk): Promise<Resume> => {
    const { resume } = await resumes.get(own, 'current');
    if (!(await hasProAccess(own.userId))) throw new AppError('PLAN_REQUIRED');
    return resume;
  };
  const grounded = async (
    asked: Pick<ClaimsQuestion, 'actor' | 'person' | 'locale' | 'signal'>,
    { resume, answer, ownTexts }: { resume: Resume; answer: string; ownTexts: readonly string[] },
  ): Promise<CoachMessage['proposals']> => {
    const proposals = proposalsOf(resume, answer);
    const claims = await finder.claimsOf({
      ...asked,
      questions: proposals.map(({ itemId, original, suggested }) => ({
        text: suggested,
        source: { resume, itemId: itemId ?? undefined, ownTexts, original, today: thisMonth() },
      })),
    });
    return proposals.map((proposal, index) => Object.assign(proposal, { claims: claims[index] ?? [] }));
  };

  const list = (own: OwnTalk, most: number) => asUser(db, own.userId, (trx) => listMessages(trx, own, most));

  return {
    list: async (own: OwnTalk) => {
      await enter(own);
      return { isOn: ai.isOn(), messages: (await list(own, MOST_SHOWN)).map(present) };
    },

    clear: async (own: OwnTalk): Promise<void> => {
      await resumes.get(own, 'current');
      await asUser(db, own.userId, (trx) => deleteMessages(trx, own));
    },

    /** Throws before streaming starts. The question is stored from here on, answered or not. */
    check: async (question: Question): Promise<Resume> => {
      const resume = await enter(question);
      if (!ai.isOn()) throw new AppError('AI_OFF');
      await asUser(db, question.userId, async (trx) => {
        await insertQuestion(trx, question);
        const kept = await findQuestion(trx, question, question.id);
        if (kept?.text !== question.text || kept.role !== 'user') throw new AppError('CONFLICT');
      });
      return resume;
    },

    answer: async (
      question: Question,
      resume: Resume,
      tell: (progress: CoachProgress) => void,
      signal: AbortSignal,
    ): Promise<void> => {
      const known = await asUser(db, question.userId, (trx) => findAnswer(trx, question, question.id));
      if (known !== null) return tell({ type: 'answered', message: present(known) });
      const said = await list(question, MOST_REMEMBERED);
      const history: AiTurn[] = [
        ...said
          .filter(({ id, text }) => id !== question.id && text !== '')
          .map(({ role, text }) => ({ role, text })),
        { role: 'user', text: question.text },
      ];
      const own = history.filter(({ role }) => role === 'user').map(({ text }) => text);
      const asked = {
        actor: { userId: question.userId },
        person: { ...resume.personalInfo, contacts: resume.contacts },
        locale: question.locale,
        signal,
      };
      let answer = '';
      let isStopped = false;
      try {
        const pieces = ai.stream({
          ...asked,
          purpose: 'coach',
          allowance: 'pro',
          instructions: COACH_INSTRUCTIONS,
          data: { resume: resumeNotes(resume) },
          history,
        });
        for await (const piece of pieces) {
          answer += piece;
          tell({ type: 'words', text: piece });
        }
      } catch (error) {
        // Stopped by the user: the partial answer is kept. Any other abort is a failure and can be retried.
        if (!signal.aborted || readCoachAnswer(answer).text === '') throw error;
        isStopped = true;
      }
      const { text } = readCoachAnswer(answer);
      const proposals = await grounded(asked, { resume, answer, ownTexts: own });
      if (text === '' && proposals.length === 0) throw new AppError('AI_FAILED');
      const row = await asUser(db, question.userId, (trx) =>
        insertAnswer(trx, {
          userId: question.userId,
          resumeId: question.resumeId,
          id: randomUUID(),
          questionId: question.id,
          text,
          proposals: JSON.stringify(proposals),
          isStopped: isStopped || signal.aborted,
        }),
      );
      if (row !== null) tell({ type: 'answered', message: present(row) });
    },
  };
}
