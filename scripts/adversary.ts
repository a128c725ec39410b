import { parseArgs } from 'node:util';
import { createTestDatabase } from '../apps/server/src/testing/database.ts';
import { openLetters } from '../apps/server/src/testing/clients/letters.ts';
import { ensureTemplate } from '../apps/server/src/testing/database/template.ts';
import { routes } from '../packages/contract/src/index.ts';
import type { Route } from '../packages/contract/src/route.ts';
import { type Attack, attackOn } from './lib/adversary/attack.ts';
import { makeFiles } from './lib/adversary/inputs/files.ts';
import { startHostileModel } from './lib/adversary/model.ts';
import { createCast } from './lib/adversary/people.ts';
import { PLANTED_PATH } from './lib/adversary/planted.ts';
import { startProbe } from './lib/adversary/probe.ts';
import { startProduct } from './lib/adversary/product.ts';
import { SHAPES } from './lib/adversary/inputs/shapes.ts';
import { walk } from './lib/adversary/walk.ts';
import { freePort } from './lib/chaos/ports.ts';
import { createRandom } from './lib/chaos/random.ts';

const CEILING_MS = 200;
/** Time budget. A busy machine skips shapes beyond it; fewer than `FEWEST_SHAPES` fail the run. */
const MOST_MS = 5 * 60_000;
const FEWEST_SHAPES = 20;
const WIDTH = 3;
const SHOWN = 12;
/** Every fourth owner is on the free plan. */
const FREE_EVERY = 4;

const { values } = parseArgs({
  options: {
    /** Plants a blocking path; the command must then fail. */
    control: { type: 'boolean', default: false },
    /** Comma-separated parts of route names, to test a single route while fixing it. */
    only: { type: 'string', default: '' },
    shapes: { type: 'string', default: String(SHAPES.length) },
  },
});

const chosen = (values.control ? ['getSite'] : values.only.split(',')).filter(Boolean);
const isChosen = (name: string) => chosen.length === 0 || chosen.some((part) => name.includes(part));
const entries = Object.entries(routes as Readonly<Record<string, Route>>).filter(([name]) => isChosen(name));
const shapes = SHAPES.slice(0, values.control ? 1 : Number(values.shapes));

await ensureTemplate();
const database = await createTestDatabase();
await openLetters(database);
const model = await startHostileModel();
const port = await freePort(createRandom(process.pid));
const product = await startProduct({ database, modelUrl: model.url, port, isControl: values.control });
try {
  const files = await makeFiles();
  const planted: Attack = {
    name: 'planted',
    shape: 'control',
    isEnding: false,
    call: async () => ({
      status: (await fetch(`${product.url}${PLANTED_PATH}`)).status,
      isUnread: false,
    }),
  };
  const casts = shapes.map((shape, index) => async (): Promise<Attack[]> => {
    const cast = await createCast(database, shape, index % FREE_EVERY !== FREE_EVERY - 1);
    const attacks = entries.map((entry) => attackOn(product.url, entry, cast, files));
    return values.control ? [...attacks, planted] : attacks;
  });
  const probe = startProbe(product);
  const { outcomes, casts: walked } = await walk(casts, {
    probe,
    width: WIDTH,
    ceilingMs: CEILING_MS,
    mostMs: MOST_MS,
  });
  const asked = probe.count();
  await probe.stop();

  const worst = outcomes.toSorted((one, other) => other.heldMs - one.heldMs);
  for (const { attack, heldMs, status } of worst.slice(0, SHOWN))
    console.log(`${heldMs.toFixed(0).padStart(6)} ms  ${attack.name} (${attack.shape}): ${status}`);
  const unreached = entries
    .map(([name]) => name)
    .filter((name) => outcomes.every(({ attack, isUnread }) => attack.name !== name || isUnread));
  const lost = outcomes.filter(({ status }) => status === 0);
  const failed = outcomes.filter(({ status }) => status === 500);
  const list = (found: typeof outcomes) =>
    [...new Set(found.map(({ attack }) => `${attack.name} (${attack.shape})`))].join(', ');
  if (unreached.length > 0) console.log(`Refused by the contract in every shape: ${unreached.join(', ')}`);
  for (const lostBy of new Set(lost.map((outcome) => outcome.lostBy)))
    console.log(`No answer (${lostBy}): ${list(lost.filter((outcome) => outcome.lostBy === lostBy))}`);
  if (failed.length > 0) console.log(`500: ${list(failed)}`);
  const worstMs = Math.round(worst[0]?.heldMs ?? 0);
  console.log(`${outcomes.length} calls, ${asked} requests of another client beside them`);
  console.log(`adversary routes=${entries.length} shapes=${walked} worst_wait_ms=${worstMs}`);
  const isWhole = walked >= Math.min(shapes.length, FEWEST_SHAPES);
  if (worstMs > CEILING_MS || failed.length > 0 || asked === 0 || !isWhole) process.exitCode = 1;
} finally {
  await product.stop();
  await model.close();
  await database.drop();
}
