import type { ModelAnswer } from './model-answers.ts';

/** Puts the first unplaced line into the first description, word for word. */
const fillImport: ModelAnswer = ({ data }) => {
  const line = /^0\. (.+)$/m.exec(data['unplaced'] ?? '')?.[1];
  const path = (data['fields'] ?? '').split('\n').find((field) => field.endsWith('/description'));
  return { values: line === undefined || path === undefined ? [] : [{ path, value: line, lines: [0] }] };
};

export const IMPORT_ANSWERS: Readonly<Record<string, ModelAnswer>> = { 'import-fill': fillImport };
