// npm run eval:grounding -- [--misses]: share of planted fabrications that are caught and of honest edits that are
// flagged.
import { readEvalSet, readPeople } from '../src/testing/eval-sets.ts';
import { GROUNDING_FLOORS } from '../src/grounding/testing/floors.ts';
import { type GroundingCase, groundingFigures, judgeCases } from '../src/grounding/testing/measure.ts';

const people = readPeople('grounding');
const cases = readEvalSet<GroundingCase>('grounding', 'cases-');
const judged = judgeCases(people, cases);
const showsMisses = process.argv.includes('--misses');
const rate = (value: number) => value.toFixed(3);

/** Held-out people of the third set: their cases were not read while the rules were written, and are never printed. */
const NOT_READ = new Set(['c-en-sales', 'c-en-analyst', 'c-pt-backend', 'c-pt-gerente']);
const SETS: readonly (readonly [string, string])[] = [
  ['dg1-', 'fourth'],
  ['dg2-', 'fifth, not read'],
  ['c-', 'third, read'],
];
const partOf = ({ id, person }: GroundingCase): string =>
  NOT_READ.has(person) ? 'third, not read' : (SETS.find(([prefix]) => id.startsWith(prefix))?.[1] ?? 'first');
const isUnread = (one: GroundingCase) => partOf(one).endsWith('not read');

for (const { case: one, claims, isWell, isCaught } of showsMisses ? judged : [])
  if (!isUnread(one) && (one.fabricated.length > 0 ? !isWell : isCaught))
    console.log(
      `${one.id} ${one.person} ${one.edit} ${JSON.stringify(one.fabricated.map(({ text, kind }) => `${kind}: ${text}`))}\n  - ${one.original}\n  + ${one.suggested}\n  ! ${claims.map(({ text, kind }) => `${kind}: ${text}`).join(' | ')}`,
    );

const line = (name: string, chosen: typeof judged) => {
  const figures = groundingFigures(chosen);
  console.log(
    `${name.padEnd(24)} ${String(figures.planted).padStart(4)} planted  caught ${rate(figures.caught)}  (objected at all ${rate(figures.objected)})  ${String(figures.honest).padStart(4)} honest  false ${rate(figures.false)}`,
  );
};
for (const part of ['first', 'third, read', 'third, not read', 'fourth', 'fifth, not read'])
  line(
    part,
    judged.filter((one) => partOf(one.case) === part),
  );
for (const language of ['en', 'pt'])
  line(
    `language ${language}`,
    judged.filter((one) => new RegExp(`^(?:c-|dg\\d-)?${language}`).test(one.case.id)),
  );
for (const kind of [
  ...new Set(cases.flatMap(({ fabricated }) => fabricated.map((one) => one.kind))),
].toSorted())
  line(
    `kind ${kind}`,
    judged.filter((one) => one.case.fabricated.some((fabricated) => fabricated.kind === kind)),
  );
for (const edit of [...new Set(cases.map((one) => one.edit))].toSorted())
  line(
    `edit ${edit}`,
    judged.filter((one) => one.case.edit === edit && one.case.fabricated.length === 0),
  );

const all = groundingFigures(judged);
if (all.caught < GROUNDING_FLOORS.caught || all.false > GROUNDING_FLOORS.false) process.exitCode = 1;
const unread = groundingFigures(judged.filter((one) => isUnread(one.case)));
console.log(
  `eval:grounding caught=${rate(all.caught)} false=${rate(all.false)} unread_caught=${rate(unread.caught)} unread_false=${rate(unread.false)}`,
);
