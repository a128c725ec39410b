import { strict as assert } from 'node:assert';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { newPerson } from '../support/people/accounts.ts';
import { PRODUCT_ORIGIN } from '../support/addresses.ts';
import { waitForLink } from '../support/people/mail.ts';
import type { Engine } from './engine.ts';
import { BUTTON, type Hands } from './hands.ts';

const RESUME_FILE = fileURLToPath(new URL('../files/resume-en.pdf', import.meta.url));

const AD = 'Maintenance lead\n\nRequirements:\n- Experience with Excel\n- Experience with Python is required';

/** The URL of a resume's first link. Runs in the page. */
async function linkInPage(builder: string): Promise<string> {
  const id = new URL(builder).searchParams.get('resume');
  const answer = await fetch(`/api/resume/${id}/links`);
  const { data } = (await answer.json()) as { data: { path: string }[] };
  return new URL(data[0]?.path ?? '', location.origin).href;
}

type Journey = (engine: Engine, hands: Hands) => Promise<void>;

const rolesInPage = () =>
  [...document.querySelectorAll('[data-section="experience"] h3')]
    .map(({ textContent }) => textContent)
    .join();

/** A visitor types, formats, moves, undoes, changes the design, and reloads in the middle of a word. */
const writes: Journey = async (engine, hands) => {
  const { until, click, find, valueOf } = hands;
  await engine.goto(`${PRODUCT_ORIGIN}/`);
  await find(BUTTON, '^Create my resume|^Get started');
  await engine.goto(`${PRODUCT_ORIGIN}/builder`);
  await click('^Look at a sample');
  await until('the sample', async () => (await valueOf('^First name')) === 'Maya');
  await hands.untilPainted();

  let before = await hands.picture();
  await hands.intoField('^First name', 'Zoë João');
  assert.equal(await valueOf('^First name'), 'Zoë João');
  await hands.untilPictureIsNot(before, 'typing');

  await hands.focusField('^Summary');
  await until('the editor', () =>
    engine.evaluate(() => (document.activeElement as HTMLElement).isContentEditable),
  );
  await engine.press('Control+End');
  await engine.type(' Ação.');
  await engine.press('Control+a');
  await engine.press('Control+b');
  await until('bold', () =>
    engine.evaluate(() =>
      /<strong>.*Ação\.<\/strong>/.test(document.querySelector('[contenteditable=true]')?.innerHTML ?? ''),
    ),
  );

  const order = await engine.evaluate(rolesInPage);
  await engine.evaluate(() =>
    document.querySelector<HTMLElement>('[aria-label^="Reorder Experience 2"]')?.focus(),
  );
  await engine.press('ArrowUp');
  await until('another order', async () => (await engine.evaluate(rolesInPage)) !== order);
  await click('^Undo');
  await until('the old order', async () => (await engine.evaluate(rolesInPage)) === order);

  before = await hands.picture();
  await click('^Design$');
  await click('^Timeline', 'input[type=radio]');
  await hands.untilPictureIsNot(before, 'the template');
  await engine.reload();
  await hands.clickUntil('^Edit$', () => engine.evaluate(() => !location.search.includes('design')));
  assert.equal(await until('what was kept', () => valueOf('^First name')), 'Zoë João');
  await hands.focusField('^First name');
  await engine.press('End');
  await engine.type('!');
  await engine.reload();
  assert.equal(await valueOf('^First name'), 'Zoë João!', 'a key and a reload with nothing between them');
};

/** Focus returns to its place after a dialog; the palette changes the theme. */
const dialogs: Journey = async (engine, hands) => {
  const { until, click, find } = hands;
  await engine.goto(`${PRODUCT_ORIGIN}/builder`);
  await click('^Look at a sample');
  await hands.untilPainted();
  await click('^Download$');
  await click('^PDF', '[role=menuitem]');
  await find(BUTTON, '^Not now');
  await engine.press('Escape');
  await until('no dialog', () => engine.evaluate(() => !document.querySelector('dialog')));
  await until('the focus on Download', () =>
    engine.evaluate(() => document.activeElement?.textContent === 'Download'),
  );
  await engine.press('Control+k');
  await until('the palette', () =>
    engine.evaluate(() => document.activeElement?.getAttribute('role') === 'combobox'),
  );
  await engine.type('dark');
  await until('its answer', () =>
    engine.evaluate(() => /dark/i.test(document.querySelector('[role=option]')?.textContent ?? '')),
  );
  await engine.press('Enter');
  await until('the dark', () => engine.evaluate(() => document.documentElement.dataset['theme'] === 'dark'));
};

/** Finds a file with PDF content; the browser may use another name while downloading. */
async function downloadedPdf(folder: string): Promise<boolean> {
  for (const name of await readdir(folder, { recursive: true })) {
    const start = await readFile(path.join(folder, name), 'latin1').catch(() => '');
    if (start.startsWith('%PDF-') && start.trimEnd().endsWith('%%EOF')) return true;
  }
  return false;
}

/** Signs up, imports a file, edits it in two tabs, pays, downloads, tailors and shares. */
const account: Journey = async (engine, hands) => {
  const { until, click, find, valueOf, isText } = hands;
  const { firstName, lastName, email, password } = newPerson();
  await engine.goto(`${PRODUCT_ORIGIN}/auth?view=sign-up`);
  await hands.intoField('^First name', firstName);
  await hands.intoField('^Last name', lastName);
  await hands.intoField('^Email', email);
  await hands.intoField('^Password', password);
  await engine.press('Enter');
  await until('the word about the mail', () => isText('Check your email'));
  await engine.goto((await waitForLink(email, 'signup')).link);
  await until('the list', () => isText('No resumes yet'));

  await engine.goto(`${PRODUCT_ORIGIN}/upload-resume`);
  await find(BUTTON, '^Choose a file');
  await engine.chooseFile('input[type=file]', RESUME_FILE);
  await until('what was read', () => isText('Check what we read'), 60_000);
  await hands.clickUntil('^(Keep them in a section|Open in the editor)', () =>
    engine.evaluate(() => location.pathname === '/builder'),
  );
  await hands.untilPainted();
  await hands.intoField('^City', 'Ōsaka');
  // In this driver all tabs have focus, and the app does not update a focused field remotely.
  await engine.press('Tab');
  await until('saved', () => isText('(^|\\n)Saved(\\n|$)'));
  const address = await engine.evaluate(() => location.href);
  await engine.openTab(address);
  await until('the words in the second tab', async () => (await valueOf('^City')) === 'Ōsaka');
  await hands.intoField('^City', 'Évora');
  await engine.showTab(0);
  await until('the words in the first tab', async () => (await valueOf('^City')) === 'Évora');

  await engine.goto(`${PRODUCT_ORIGIN}/subscription`);
  await click('^Get Pro monthly');
  await hands.intoField('^Name', `${firstName} ${lastName}`);
  await hands.intoField('^line1', '12 Quay Street');
  await click('^Pay');
  await until('the plan', () => isText('Renews on'), 60_000);

  await engine.goto(address);
  await hands.untilPainted();
  await click('^Download$');
  await click('^PDF', '[role=menuitem]');
  await until('the file', () => downloadedPdf(engine.downloads), 60_000);

  await engine.goto(`${PRODUCT_ORIGIN}/resume-tailoring`);
  await click('WYATT', 'input[type=radio]');
  await click('^Next$');
  await hands.intoField('^Job description', AD);
  await click('^Analyze');
  await until('the match', () => isText('\\d+ of 100'), 60_000);

  await engine.goto(`${PRODUCT_ORIGIN}/resumes`);
  await click('^More for ');
  await click('^Share$', '[role=menuitem]');
  await click('^New link');
  await click('^Create link');
  await until('the link', () => isText('No views yet|Not viewed yet'));
  const link = await engine.evaluate(linkInPage, address);
  await engine.goto(link);
  await until('what the recruiter sees', () => isText('WYATT'));
};

/** Several, because a bug here would lose a reload right after a keystroke only now and then. */
const OFFLINE_CITIES = ['Faro', 'Braga', 'Olinda', 'Sorocaba', 'Aveiro', 'Campinas'] as const;

/** Types without a network, reloads, and goes back online. */
const offline: Journey = async (engine, hands) => {
  const { until, click, valueOf } = hands;
  await engine.goto(`${engine.originThatCanGo}/builder`);
  await click('^Look at a sample');
  await hands.untilPainted();
  await until(
    'all that the builder needs on the device',
    () =>
      engine.evaluate(async () => {
        const cache = await caches.open('lauda-files-1');
        const page = await cache.match('/builder', { ignoreVary: true });
        return page !== undefined && navigator.serviceWorker.controller !== null;
      }),
    90_000,
  );
  await engine.setOffline(true);
  for (const city of OFFLINE_CITIES) {
    await hands.intoField('^City', city);
    await engine.reload();
    await until(`${city}, written without a network`, async () => (await valueOf('^City')) === city);
  }
  await engine.setOffline(false);
};

export const JOURNEYS: Readonly<Record<string, Journey>> = { writes, dialogs, account, offline };
