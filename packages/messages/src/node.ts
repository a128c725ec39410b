import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileMessage } from './compile.ts';
import type { Catalogue, Message } from './message.ts';

const LOCALES_FOLDER = fileURLToPath(new URL('../locales/', import.meta.url));

/** The source files of a language, one for each area: full key to ICU text. */
function readSources(locale: string, folder = LOCALES_FOLDER): Map<string, Record<string, string>> {
  const files = readdirSync(`${folder}/${locale}`).filter((name) => name.endsWith('.json'));
  return new Map(
    files
      .toSorted()
      .map((name) => [
        name.replace('.json', ''),
        JSON.parse(readFileSync(`${folder}/${locale}/${name}`, 'utf8')) as Record<string, string>,
      ]),
  );
}

/** All compiled messages of a language, keyed 'area.name'. */
export function readCatalogue(locale: string, folder = LOCALES_FOLDER): Catalogue {
  const catalogue: Record<string, Message> = {};
  for (const [area, messages] of readSources(locale, folder))
    for (const [name, source] of Object.entries(messages)) {
      const key = `${area}.${name}`;
      try {
        catalogue[key] = compileMessage(source, locale);
      } catch (error) {
        throw new Error(`${locale} ${key}: ${(error as Error).message}`, { cause: error });
      }
    }
  return catalogue;
}
