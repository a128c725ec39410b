// npm run eval:match -- [--misses]: skills found in ads, and pairs of resumes put in a recruiter's order.
import type { Person } from '../src/grounding/testing/measure.ts';
import { MATCH_FLOORS } from '../src/match/testing/floors.ts';
import {
  judgeAd,
  judgePairs,
  type LabelledAd,
  orderedShare,
  type Pair,
  setOf,
  skillFigures,
} from '../src/match/testing/measure.ts';
import { readEvalSet } from '../src/testing/eval-sets.ts';
import type { Half } from '../src/testing/halves.ts';

const ads = readEvalSet<LabelledAd>('match', 'ads-');
const people = [...readEvalSet<Person>('grounding', 'people-'), ...readEvalSet<Person>('match', 'resumes')];
const skills = ads.map((ad) => judgeAd(ad));
const pairs = judgePairs(readEvalSet<Pair>('match', 'pairs'), ads, people);
const showsMisses = process.argv.includes('--misses');
const rate = (value: number) => value.toFixed(3);

// Of the second half none are shown. It was held out until a second round of tuning read it.
for (const { ad, half, missed, wrong } of showsMisses ? skills : [])
  if (half === 'dev' && setOf(ad.id) !== 'f')
    console.log(
      `${ad.id}\n  missed ${ad.skills
        .filter(({ name }) => missed.includes(name))
        .map(({ name, kind, quote }) => `${name} (${kind}: ${quote})`)
        .join(' | ')}\n  wrong ${wrong.join(' | ')}`,
    );
for (const { pair, half, better, worse } of showsMisses ? pairs : [])
  if (half === 'dev' && setOf(pair.ad) !== 'f' && better <= worse)
    console.log(`${pair.id} ${pair.why} ${pair.ad}: ${pair.better} ${better}, ${pair.worse} ${worse}`);

function printPart(name: string, isIn: (id: string, half: Half) => boolean) {
  const read = skills.filter(({ ad, half }) => isIn(ad.id, half));
  const judged = pairs.filter(({ pair, half }) => isIn(pair.ad, half));
  const { precision, strict, recall } = skillFigures(read);
  console.log(
    `${name.padEnd(20)} skills: precision ${rate(precision)} (strict ${rate(strict)}) recall ${rate(recall)} of ${read.length} ads; ordered ${rate(orderedShare(judged))} of ${judged.length} pairs`,
  );
}
printPart('first set', (id) => setOf(id) === 'first');
printPart('first set, dev', (id, half) => setOf(id) === 'first' && half === 'dev');
printPart('first set, held-out', (id, half) => setOf(id) === 'first' && half === 'held-out');
printPart('set C', (id) => setOf(id) === 'c');
printPart('set D', (id) => setOf(id) === 'd');
printPart('set E', (id) => setOf(id) === 'e');
printPart('set F, not read', (id) => setOf(id) === 'f');
for (const language of ['en', 'pt']) {
  const { precision, recall } = skillFigures(skills.filter(({ ad }) => ad.language.startsWith(language)));
  console.log(`language ${language}  skills: precision ${rate(precision)} recall ${rate(recall)}`);
}
for (const why of [...new Set(pairs.map(({ pair }) => pair.why))].toSorted()) {
  const chosen = pairs.filter(({ pair }) => pair.why === why);
  console.log(`pairs ${why.padEnd(7)} ordered ${rate(orderedShare(chosen))} of ${chosen.length}`);
}

const { precision, recall } = skillFigures(skills);
const ordered = orderedShare(pairs);
if (precision < MATCH_FLOORS.precision || recall < MATCH_FLOORS.recall || ordered < MATCH_FLOORS.ordered)
  process.exitCode = 1;
console.log(`eval:match precision=${rate(precision)} recall=${rate(recall)} ordered=${rate(ordered)}`);
