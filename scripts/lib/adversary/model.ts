import { TAILORING_ANSWERS } from '../../../packages/stand-ins/src/model/model-answers-tailoring.ts';
import type { ModelAnswer } from '../../../packages/stand-ins/src/model/model-answers.ts';
import { type ModelServer, startModelServer } from '../../../packages/stand-ins/src/model/model-server.ts';
import { SHAPES, writeShape } from './inputs/shapes.ts';

/** Maximum answer length with the default AI_MAX_OUTPUT_TOKENS. */
const ANSWER_CHARACTERS = 16_000;

/** A model that answers with the largest texts, cycling through all shapes. */
export async function startHostileModel(): Promise<ModelServer> {
  const server = await startModelServer();
  let turn = 0;
  const text = (length: number): string => {
    turn += 1;
    const shape = SHAPES[turn % SHAPES.length];
    return (shape === undefined ? '' : writeShape(shape, length)).trim() || 'text';
  };
  const tailoring: ModelAnswer = (question) => {
    const honest = TAILORING_ANSWERS['tailoring']?.(question) as {
      suggestions: { passage: string; why: string }[];
    };
    const each = Math.floor(ANSWER_CHARACTERS / Math.max(1, honest.suggestions.length));
    return {
      suggestions: honest.suggestions.map(({ passage, why }) => ({ passage, why, text: text(each) })),
    };
  };
  Object.assign(server.answers, {
    tailoring,
    letter: () => ({ introduction: text(4_000), body: text(4_000), closing: text(4_000) }),
    coach: () =>
      Array.from(
        { length: 5 },
        (_, index) => `:::edit experience ${index + 1}\n${text(ANSWER_CHARACTERS / 5)}\n:::`,
      ).join('\n'),
    'suggest-summary': () => ({ summaries: Array.from({ length: 5 }, () => text(2_000)) }),
    'suggest-bullets': () => ({
      bullets: Array.from({ length: 12 }, () => ({ text: text(800), rewrites: null })),
    }),
    'suggest-skills': () => ({ skills: Array.from({ length: 20 }, () => text(100)) }),
    translate: ({ data }) => {
      const texts = JSON.parse(data['texts'] ?? '[]') as { id: string }[];
      const each = Math.floor(ANSWER_CHARACTERS / Math.max(1, texts.length));
      return { translations: texts.map(({ id }) => ({ id, text: text(each) })) };
    },
    'import-fill': () => ({
      values: Array.from({ length: 40 }, () => ({
        path: 'personalInfo/summary',
        value: text(ANSWER_CHARACTERS / 40),
        lines: [0],
      })),
    }),
  } satisfies Record<string, ModelAnswer>);
  return server;
}
