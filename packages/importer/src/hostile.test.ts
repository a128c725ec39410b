import { seededRandom } from '@lauda/domain/resume/testing/random';
import { expect, it } from 'vitest';
import { readImport } from './read-import.ts';
import { IMPORT_FAULTS } from '@lauda/domain/imports';
import { goodDocx, plainPdf, RESUME_LINES } from './testing/files.ts';
import { mutated } from './testing/mutate.ts';

const MUTATIONS = 1000;

/** `npm run hostile` runs many more, with other files as well. */
it.each([
  ['pdf', () => Promise.resolve(plainPdf(RESUME_LINES))],
  ['docx', goodDocx],
])(
  'answers for a damaged %s and never throws',
  async (_, make) => {
    const good = await make();
    const answers = new Set<string>();
    for (let seed = 0; seed < MUTATIONS; seed += 1) {
      const result = await readImport(mutated(good, seededRandom(seed)));
      answers.add(result.ok ? 'ok' : result.reason);
    }
    expect(
      [...answers].filter(
        (answer) => answer !== 'ok' && !(IMPORT_FAULTS as readonly string[]).includes(answer),
      ),
    ).toEqual([]);
    // Some damaged files are still readable, some are rejected, and some mutations have no effect.
    expect(answers.size).toBeGreaterThan(1);
  },
  60_000,
);
