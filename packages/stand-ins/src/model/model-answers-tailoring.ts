import type { ModelAnswer } from './model-answers.ts';

interface GivenPassage {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]{3,}/gu) ?? [];

/** Sorts lines by the number of words shared with the ad; ties keep their order. */
function byRelevance(lines: readonly string[], ad: ReadonlySet<string>): string[] {
  const sharedBy = (line: string) => wordsOf(line).filter((word) => ad.has(word)).length;
  return lines
    .map((line) => ({ line, shared: sharedBy(line) }))
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ line }) => line);
}

const ended = (line: string): string => (/[.!?]$/.test(line.trim()) ? line.trim() : `${line.trim()}.`);

function reworded({ section, text }: GivenPassage, ad: ReadonlySet<string>): string {
  if (section === 'skills') return byRelevance(text.split('\n'), ad).join('\n');
  if (text.includes('\n')) return byRelevance(text.split('\n').map(ended), ad).join('\n');
  return byRelevance(text.split(/(?<=[.!?])\s+/).map(ended), ad).join(' ');
}

function passagesIn(resume: string): readonly GivenPassage[] {
  try {
    return (JSON.parse(resume) as { passages?: readonly GivenPassage[] }).passages ?? [];
  } catch {
    return [];
  }
}

/** Reorders the user's own lines, those most relevant to the ad first. */
const tailoring: ModelAnswer = ({ data, isPortuguese }) => {
  const ad = new Set(wordsOf(data['ad'] ?? ''));
  const why = isPortuguese
    ? 'O que a vaga pede aparece primeiro.'
    : 'What the ad asks for comes first, so that it is seen.';
  return {
    suggestions: passagesIn(data['resume'] ?? '')
      .filter(({ text }) => text.trim() !== '')
      .map((passage) => ({ passage: passage.id, text: reworded(passage, ad), why })),
  };
};

export const TAILORING_ANSWERS: Readonly<Record<string, ModelAnswer>> = { tailoring };
