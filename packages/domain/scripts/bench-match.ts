// npm run bench:match: CPU time of one match at real sizes, over the resumes and ads of the evaluation sets.
import { matchResume } from '../src/match/match-resume.ts';
import { type LineCase, resumeOf } from '../src/match/testing/line-cases.ts';
import type { LabelledAd, Pair } from '../src/match/testing/measure.ts';
import { readEvalSet, readPeople } from '../src/testing/eval-sets.ts';
import { msOf } from '../src/testing/worst-case.ts';

const P95_CEILING_MS = 60;
/** Warm-up runs before measuring: tables are loaded and the code is compiled. */
const WARM_UP = 20;

const ads = new Map(readEvalSet<LabelledAd>('match', 'ads-').map(({ id, text }) => [id, text]));
const people = new Map(
  [...readPeople('grounding'), ...readPeople('match')].map(({ id, resume }) => [id, resume]),
);
const matches = [
  ...readEvalSet<LineCase>('match', 'lines-').map((one) => ({ resume: resumeOf(one), ad: one.ad })),
  ...readEvalSet<Pair>('match', 'pairs').flatMap(({ ad, better }) => {
    const [text, resume] = [ads.get(ad), people.get(better)];
    return text === undefined || resume === undefined ? [] : [{ resume, ad: text }];
  }),
];
for (const { resume, ad } of matches.slice(0, WARM_UP)) matchResume(resume, ad);
const times = matches
  .map(({ resume, ad }) => msOf(() => matchResume(resume, ad)))
  .toSorted((one, other) => one - other);
const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
const worst = times.at(-1) ?? 0;
if (p95 > P95_CEILING_MS) process.exitCode = 1;
console.log(`bench:match p95_ms=${p95.toFixed(1)} worst_ms=${worst.toFixed(1)} matches=${times.length}`);
