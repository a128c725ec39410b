import type { ModelAnswer } from './model-answers.ts';

/** Resume lines that the stand-in can translate, both ways. Other text stays unchanged. */
const LINES: readonly (readonly [english: string, portuguese: string])[] = [
  ['Senior Data Engineer', 'Engenheira de dados sênior'],
  ['Data Engineer', 'Engenheira de dados'],
  ['Analyst', 'Analista'],
  ['Assistant', 'Assistente'],
  ['Head of Data', 'Diretora de dados'],
  ['English', 'Inglês'],
  ['Portuguese', 'Português'],
  ['Project management', 'Gestão de projetos'],
  ['Public speaking', 'Oratória'],
  ['Built weekly reports for 12 stores', 'Criei relatórios semanais para 12 lojas'],
  ['Kept the stock lists of 3 shops', 'Mantive as listas de estoque de 3 lojas'],
  ['Led a team of 6 people at Aurora', 'Liderei uma equipe de 6 pessoas na Aurora'],
  ['Led a team of 9 people at Aurora', 'Liderei uma equipe de 9 pessoas na Aurora'],
  ['Cut the nightly run from 6 to 2 hours', 'Reduzi a carga noturna de 6 para 2 horas'],
  ['Trained 14 colleagues in SQL', 'Treinei 14 colegas em SQL'],
  ['Data engineer who keeps reports on time.', 'Engenheira de dados que mantém os relatórios no prazo.'],
];

const wordFor = (line: string, isToPortuguese: boolean): string => {
  const mark = line.startsWith('• ') ? '• ' : '';
  const text = line.slice(mark.length);
  const found = LINES.find(([english, portuguese]) => (isToPortuguese ? english : portuguese) === text);
  return found === undefined ? line : `${mark}${isToPortuguese ? found[1] : found[0]}`;
};

const translate: ModelAnswer = ({ data, instructions }) => {
  const isToPortuguese = instructions.includes('to Brazilian Portuguese');
  const texts = JSON.parse(data['texts'] ?? '[]') as { id: string; text: string }[];
  return {
    translations: texts.map(({ id, text }) => ({
      id,
      text: text
        .split('\n')
        .map((line) => wordFor(line, isToPortuguese))
        .join('\n'),
    })),
  };
};

type Translations = { readonly translations: readonly { readonly id: string; readonly text: string }[] };

const changed = (value: unknown, change: (text: string) => string): unknown => ({
  translations: (value as Translations).translations.map(({ id, text }) => ({ id, text: change(text) })),
});

/** Faults of a careless translator: figures are lost, names are changed. */
export const TRANSLATION_FAULTS: Readonly<Record<'drops' | 'renames', (value: unknown) => unknown>> = {
  drops: (value) => changed(value, (text) => text.replaceAll(/\d+ /g, '')),
  renames: (value) => changed(value, (text) => text.replaceAll('Aurora', 'Boreal')),
};

export const TRANSLATION_ANSWERS: Readonly<Record<string, ModelAnswer>> = { translate };
