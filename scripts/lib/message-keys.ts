import { fileURLToPath } from 'node:url';
import { readCatalogue } from '../../packages/messages/src/node.ts';
import { parametersOf, parameterTypeText } from '../../packages/messages/src/parameters.ts';

export const KEYS_FILE = fileURLToPath(new URL('../../packages/messages/src/keys.gen.ts', import.meta.url));

/** The type table of all messages, generated from the English texts. */
export function keysSource(): string {
  const entries = Object.entries(readCatalogue('en-US')).map(([key, message]) => ({
    key,
    parameters: parametersOf(message),
  }));
  const params = entries.map(({ key, parameters }) => `  '${key}': ${parameterTypeText(parameters)};`);
  const tags = entries
    .filter(({ parameters }) => parameters.tags.size > 0)
    .map(({ key, parameters }) => {
      const names = [...parameters.tags].toSorted().map((tag) => `'${tag}'`);
      return `  '${key}': ${names.join(' | ')};`;
    });
  return [
    '// Made by `npm run messages` from locales/en-US. Do not edit.',
    'export interface MessageParams {',
    ...params,
    '}',
    '',
    'export interface MessageTags {',
    ...tags,
    '}',
    '',
  ].join('\n');
}
