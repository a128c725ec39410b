import { DESIGNS } from './design.ts';
import { htmlPage } from './html.ts';
import { corpusPerson, type CorpusLanguage, type CorpusPerson } from './people.ts';
import type { Printer } from './print.ts';
import { profilePage, profileTruth } from './profile.ts';
import { type Truth, truthOf } from './truth.ts';
import { WORD_FORMS, wordFile } from './word.ts';

export interface CorpusFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly truth: Truth;
}

const PLAIN = DESIGNS[0] as (typeof DESIGNS)[number];
const LANGUAGES: readonly CorpusLanguage[] = ['en', 'pt'];

/** Every design and Word layout for some people per language; the same arguments produce the same files. */
export async function* corpusFiles(printer: Printer, people: number, first = 0): AsyncGenerator<CorpusFile> {
  for (const [at, design] of DESIGNS.entries())
    for (const language of LANGUAGES)
      for (let count = 0; count < people; count += 1) {
        const person: CorpusPerson = corpusPerson(language, first + at + count * 5);
        const bytes = await printer.print(htmlPage(person, design, at + count), count % 2 === 0);
        yield { name: `${person.id}__${design.name}.pdf`, bytes, truth: truthOf(person, design) };
      }
  for (const language of LANGUAGES)
    for (let count = 0; count < people; count += 1) {
      const person = corpusPerson(language, first + count * 7);
      const bytes = await printer.print(profilePage(person), count % 2 === 0);
      const truth = profileTruth(truthOf(person, { ...PLAIN, name: 'saved-profile' }));
      yield { name: `${person.id}__saved-profile.pdf`, bytes, truth };
    }
  for (const [at, form] of WORD_FORMS.entries())
    for (const language of LANGUAGES)
      for (let count = 0; count < people; count += 1) {
        const design = { ...PLAIN, name: `word-${form}` };
        const person = corpusPerson(language, first + at + count * 3);
        const bytes = await wordFile(person, form, design, at + count);
        yield { name: `${person.id}__${design.name}.docx`, bytes, truth: truthOf(person, design) };
      }
}
