// Counts the acts needed to enter a two-page resume, and the editor's height. Needs `npm run build` first.
import { chromium, type Page } from 'playwright-core';
import { createHands } from '../lib/bench/browser/acts.ts';
import { LIFE } from '../lib/bench/browser/entered-life.data.ts';
import { withOwnProduct } from '../lib/bench/own-product.ts';

const PORT = 4896;
/** Baseline for the same content before skills became chips; docs/performance.md describes the method. */
const ACTS_BEFORE = 127;
const HEIGHT_BEFORE_PX = 7484;
const MOST_OF_BEFORE = 0.5;

type Hands = ReturnType<typeof createHands>;

async function enterPerson(page: Page, hands: Hands): Promise<void> {
  hands.part('person');
  const [first, ...rest] = LIFE.person;
  await hands.click(page.getByLabel('First name'));
  await hands.type(first);
  for (const field of rest) {
    await hands.press('Enter');
    await hands.type(field);
  }
  hands.part('contact fields');
  await hands.click(page.getByRole('button', { name: 'Add contact field' }));
  await hands.click(page.getByRole('menuitem', { name: 'LinkedIn' }));
  await page.getByLabel('LinkedIn').and(page.locator(':focus')).waitFor();
  for (const [index, contact] of LIFE.contacts.entries()) {
    if (index > 0) await hands.press('Enter');
    await page.locator('[data-place$="/value"]').nth(index).locator('input:focus').waitFor();
    await hands.type(contact);
  }
}

async function enterRoles(page: Page, hands: Hands): Promise<void> {
  hands.part('roles');
  const description = LIFE.bullets.map((bullet, index) => (index === 0 ? `- ${bullet}` : bullet)).join('\n');
  for (const { company, location, roles } of LIFE.employers)
    for (const [index, { position, period }] of roles.entries()) {
      if (index === 0) {
        await hands.click(page.getByRole('button', { name: 'Add experience' }));
        await hands.type([position, company, location, period].join(' | '));
      } else {
        await hands.click(page.getByRole('button', { name: `Add a role at ${company}` }));
        await hands.type(position);
        await hands.press('Enter');
        await hands.type(period);
      }
      await hands.press('Enter');
      await page.locator('[data-place$="/description"] [contenteditable=true]:focus').waitFor();
      await hands.type(description);
    }
}

async function enterRest(page: Page, hands: Hands): Promise<void> {
  hands.part('education');
  await hands.click(page.getByRole('button', { name: 'Add education' }));
  await hands.type([...LIFE.school, LIFE.schoolPeriod].join(' | '));
  await hands.press('Enter');
  hands.part('skills');
  await hands.click(page.getByLabel('Add skill', { exact: true }));
  await hands.type(LIFE.skills);
  await hands.press('Enter');
  hands.part('summary');
  await hands.click(page.getByRole('textbox', { name: 'Summary' }));
  await page.locator('[contenteditable=true]:focus').waitFor();
  await hands.type(LIFE.summary);
}

/** Fails unless the pages contain what was entered. */
async function expectEntered(page: Page): Promise<void> {
  await page.getByText('Page 1 of 2').waitFor({ timeout: 30_000 });
  // The last keystroke takes a moment to reach the pages.
  await page.waitForTimeout(2_000);
  const region = page.getByRole('region', { name: 'Resume text' });
  const said = ((await region.textContent()) ?? '').replaceAll(/\s+/g, ' ');
  const wanted = [
    ...LIFE.person.slice(0, 2),
    ...LIFE.contacts,
    ...LIFE.employers.flatMap(({ company, roles }) => [company, ...roles.map(({ position }) => position)]),
    ...LIFE.bullets,
    ...LIFE.school,
    ...LIFE.skills.split(', '),
    'Sep 2022 – Present',
  ];
  const missing = wanted.filter((words) => !said.includes(words));
  if (missing.length > 0) throw new Error(`Not on the pages: ${missing.join('; ')}`);
}

const paneHeight = (page: Page): Promise<number> =>
  page
    .getByRole('heading', { level: 1 })
    .locator('xpath=ancestor::*[contains(@class,"overflow-y-auto")][1]')
    .evaluate((pane) => pane.scrollHeight);

await withOwnProduct(PORT, async (origin) => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    await page.goto(`${origin}/builder`);
    await page.getByRole('button', { name: 'Add experience' }).waitFor();
    await page.getByRole('button', { name: 'Download' }).waitFor();
    const hands = createHands(page);
    await enterPerson(page, hands);
    await enterRoles(page, hands);
    await enterRest(page, hands);
    await expectEntered(page);
    const openPx = await paneHeight(page);
    await page.locator('h3 button[aria-expanded=true]').click();
    const closedPx = await paneHeight(page);
    for (const [name, { acts, characters }] of hands.parts())
      console.log(`${name.padEnd(16)}${acts} acts, ${characters} characters`);
    const { acts, characters } = hands.total();
    console.log(`${characters} characters in all; with an entry open the editor is ${openPx} px high`);
    const ratio = acts / ACTS_BEFORE;
    if (!(ratio < MOST_OF_BEFORE)) process.exitCode = 1;
    console.log(
      `bench:acts acts=${acts} before=${ACTS_BEFORE} ratio=${ratio.toFixed(2)} height_px=${closedPx} height_before=${HEIGHT_BEFORE_PX}`,
    );
  } finally {
    await browser.close();
  }
});
