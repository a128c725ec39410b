// npm run eval:translation -- [--misses]: share of faulty translated passages that are caught and of faithful ones
// flagged.
// --misses prints those of the open half and of the passages written later; of the sealed half only totals are ever
// printed.
import {
  judgePassages,
  TRANSLATION_FLOORS,
  type TranslationFigures,
  translationFigures,
} from '../src/translation/testing/measure.ts';

const rate = (value: number) => value.toFixed(3);
const [open, sealed, later] = [
  judgePassages('open'),
  judgePassages('sealed'),
  judgePassages('written-later'),
];

if (process.argv.includes('--misses'))
  for (const { passage, objections } of [...open, ...later])
    if ((passage.fault === null) === objections.length > 0)
      console.log(
        `${passage.id} ${passage.fault?.kind ?? 'faithful'}\n  - ${passage.original}\n  + ${passage.translation}\n  ! ${objections.map(({ kind, says, instead }) => `${kind}: '${says}' for '${instead}'`).join(' | ')}`,
      );

for (const [name, judged] of Object.entries({ open, sealed, later }))
  for (const direction of ['en-US>pt-BR', 'pt-BR>en-US']) {
    const figures = translationFigures(judged.filter(({ passage }) => passage.direction === direction));
    console.log(
      `${name.padEnd(7)} ${direction}  caught ${rate(figures.caught)}  false ${rate(figures.false)}`,
    );
  }
const [read, unread, written] = [open, sealed, later].map((judged) => translationFigures(judged)) as [
  TranslationFigures,
  TranslationFigures,
  TranslationFigures,
];
if (unread.caught < TRANSLATION_FLOORS.caught || unread.false > TRANSLATION_FLOORS.false)
  process.exitCode = 1;
console.log(
  `eval:translation caught=${rate(unread.caught)} false=${rate(unread.false)} open_caught=${rate(read.caught)} open_false=${rate(read.false)} later_caught=${rate(written.caught)} later_false=${rate(written.false)}`,
);
