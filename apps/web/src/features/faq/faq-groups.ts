import type { PlainKey } from '@lauda/messages';

type Question = readonly [question: PlainKey, answer: PlainKey];

export const FAQ_GROUPS: readonly { readonly title: PlainKey; readonly questions: readonly Question[] }[] = [
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
      ['faq.freeQuestion', 'faq.freeAnswer'],
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
