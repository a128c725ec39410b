import { type ModelAnswer, sentencesOf } from './model-answers.ts';

/** Writes the sections of a letter using only what the resume says. */
const writeLetter: ModelAnswer = ({ data, isPortuguese }) => {
  const [first = '', second = ''] = sentencesOf({ resume: data['resume'] ?? '' }).filter((sentence) =>
    /[.!?]$/.test(sentence),
  );
  const { position = '', company = '' } = data;
  return isPortuguese
    ? {
        introduction: `Escrevo para me candidatar à vaga de ${position} na ${company}. ${first}`,
        body: `O que trago está no meu currículo.\n\n${second || first}`,
        closing: 'Fico à disposição para uma conversa.',
      }
    : {
        introduction: `I am writing about the position of ${position} at ${company}. ${first}`,
        body: `What I bring is in my resume.\n\n${second || first}`,
        closing: 'I would be glad to talk.',
      };
};

/** Answers the last question; when asked for a summary, it proposes the user's own text. */
const coach: ModelAnswer = ({ data, turns, isPortuguese }) => {
  const asked = turns.at(-1)?.text ?? '';
  const earlier = turns.filter(({ role }) => role === 'user').length - 1;
  const said = isPortuguese
    ? `Você perguntou: **${asked}**\n\n- Perguntas antes desta: ${earlier}`
    : `You asked: **${asked}**\n\n- Questions before this one: ${earlier}`;
  if (!/summary|resumo/i.test(asked)) return said;
  const number = /experience 1: (.+)/.exec(data['resume'] ?? '')?.[1] ?? '';
  const invented = /invent/i.test(asked)
    ? isPortuguese
      ? ' Aumentei a receita em 47%.'
      : ' Raised revenue by 47%.'
    : '';
  return `${said}\n\n:::edit summary\n${number}.${invented}\n:::\n`;
};

export const COACH_ANSWERS: Readonly<Record<string, ModelAnswer>> = { letter: writeLetter, coach };
