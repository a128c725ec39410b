import type { PlainKey } from '@lauda/messages';

export type Question = readonly [question: PlainKey, answer: PlainKey];

interface FaqGroup {
  readonly title: PlainKey;
  readonly questions: readonly Question[];
}

const FAQ_GROUPS: readonly FaqGroup[] = [
  {
    title: 'faq.atsGroup',
    questions: [
      ['faq.atsRejectQuestion', 'faq.atsRejectAnswer'],
      ['faq.atsScoreQuestion', 'faq.atsScoreAnswer'],
      ['faq.keywordsQuestion', 'faq.keywordsAnswer'],
      ['faq.formatQuestion', 'faq.formatAnswer'],
      ['faq.columnsQuestion', 'faq.columnsAnswer'],
      ['faq.lengthQuestion', 'faq.lengthAnswer'],
      ['faq.photoQuestion', 'faq.photoAnswer'],
    ],
  },
  {
    title: 'faq.useGroup',
    questions: [
      ['faq.accountQuestion', 'faq.accountAnswer'],
      ['faq.crashQuestion', 'faq.crashAnswer'],
      ['faq.inventQuestion', 'faq.inventAnswer'],
      ['faq.languageQuestion', 'faq.languageAnswer'],
    ],
  },
  {
    title: 'faq.planGroup',
    questions: [
      ['faq.freeQuestion', 'promises.free'],
      ['faq.refundQuestion', 'faq.refundAnswer'],
      ['faq.cancelQuestion', 'faq.cancelAnswer'],
      ['faq.lapseQuestion', 'faq.lapseAnswer'],
    ],
  },
  {
    title: 'faq.dataGroup',
    questions: [
      ['faq.sellQuestion', 'faq.sellAnswer'],
      ['faq.deleteQuestion', 'faq.deleteAnswer'],
    ],
  },
];

const PLAN_GROUP: PlainKey = 'faq.planGroup';
/** Questions about Pro have a different answer, or none, on installations that do not sell it. */
const OPEN_ANSWERS: ReadonlyMap<PlainKey, PlainKey> = new Map([
  ['faq.accountAnswer', 'faq.accountAnswerOpen'],
  ['faq.deleteAnswer', 'faq.deleteAnswerOpen'],
]);

const answered = (questions: readonly Question[], isSelling: boolean): readonly Question[] =>
  isSelling
    ? questions
    : questions.map(([question, answer]) => [question, OPEN_ANSWERS.get(answer) ?? answer]);

export const faqGroups = (isSelling: boolean): readonly FaqGroup[] =>
  FAQ_GROUPS.filter(({ title }) => isSelling || title !== PLAN_GROUP).map(({ title, questions }) => ({
    title,
    questions: answered(questions, isSelling),
  }));

/** Questions visitors ask before they start; for the landing page. */
export const firstQuestions = (isSelling: boolean): readonly Question[] =>
  answered(
    [
      ['faq.accountQuestion', 'faq.accountAnswer'],
      ...(isSelling ? ([['faq.freeQuestion', 'promises.free']] as const) : []),
      ['faq.atsRejectQuestion', 'faq.atsRejectAnswer'],
      ['faq.inventQuestion', 'faq.inventAnswer'],
      ['faq.sellQuestion', 'faq.sellAnswer'],
      ...(isSelling ? ([['faq.refundQuestion', 'faq.refundAnswer']] as const) : []),
    ],
    isSelling,
  );
