import type { ModelAnswer } from './model-answers.ts';

const PART = /^(text|source) (\w+)(?: \(source (\w+)\))?:\n/gm;

interface Part {
  readonly kind: string;
  readonly name: string;
  readonly source: string;
  readonly text: string;
}

function partsOf(text: string): Part[] {
  const heads = [...text.matchAll(PART)];
  return heads.map(({ 0: head, 1: kind = '', 2: name = '', 3: source = '', index }, at) => ({
    kind,
    name,
    source,
    text: text.slice(index + head.length, heads[at + 1]?.index),
  }));
}

/** Figures, and capitalized words inside a sentence. */
const FACT = /\d[\d.,]*%?|(?<=[\p{Ll},] )\p{Lu}[\p{L}\d+#]+/gu;

/** Lists each figure and name; its quote is itself if the user's text contains it, otherwise ''. */
const listFacts: ModelAnswer = ({ data }) => {
  const sources = new Map(partsOf(data['sources'] ?? '').map(({ name, text }) => [name, text]));
  return {
    facts: partsOf(data['texts'] ?? '').flatMap(({ name, source, text }) =>
      (text.match(FACT) ?? []).map((found) => {
        const fact = found.replace(/[.,]$/, '');
        const isSaid = (sources.get(source) ?? '').includes(fact);
        return { text: Number(name), fact, quote: isSaid ? fact : '', kind: 'technology' };
      }),
    ),
  };
};

export const FACT_ANSWERS: Readonly<Record<string, ModelAnswer>> = { 'list-facts': listFacts };
