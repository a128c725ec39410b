import { expect, type Page, test } from '@playwright/test';
import { findLayoutFaults } from '../../support/watching/layout-faults.ts';
import { collectPageErrors } from '../../support/watching/page-errors.ts';
import { TroubleLog } from '../../support/watching/trouble.ts';

// Plain Playwright instead of the shared fixtures: these tests plant faults that must be found.

const HEAD = '<!doctype html><style>*{margin:0}body{font:16px/24px sans-serif}</style>';
const faultsOf = async (page: Page, body: string) => {
  await page.setViewportSize({ width: 400, height: 600 });
  await page.setContent(HEAD + body);
  return page.evaluate(findLayoutFaults);
};

const FAULTS: [title: string, body: string, fault: RegExp][] = [
  [
    'a pane that lies over a toolbar',
    `<div style="position:sticky;top:0;height:40px"><button>Undo</button></div>
     <div style="position:sticky;top:0;margin-top:-40px;height:300px;background:#eee">Preview</div><div style="height:900px"></div>`,
    /^covered: button "Undo" by div "Preview"$/,
  ],
  [
    'a notice at the bottom over a button that cannot be scrolled free',
    `<div style="height:570px"></div><button>Use this photo</button>
     <p style="position:fixed;inset:auto 0 0 0;height:60px;background:#eee">Saved</p>`,
    /^covered: button "Use this photo" by p "Saved"$/,
  ],
  [
    'a status that runs into an icon',
    `<div style="position:relative"><span>Saved on this device</span>
     <button aria-label="Undo" style="position:absolute;left:10px;top:0;width:120px;height:24px"></button></div>`,
    /^covered: "Saved on this device" by button "Undo"$/,
  ],
  [
    'text on text',
    `<p>Experience</p><p style="margin-top:-20px">Education and training</p>`,
    /^text on text: "Experience" and "Education and training"$/,
  ],
  [
    'content that is wider than the window',
    `<div style="width:500px;height:10px">wide</div>`,
    /^wider than the window: 500 px in 400/,
  ],
  [
    'a page that can be scrolled into nothing',
    `<div style="height:500px;overflow:auto"><div style="height:900px"></div>
     <p style="position:absolute;width:1px;height:1px;overflow:hidden">Heard</p></div>`,
    /^scrolls into nothing: \d+ px, and the page ends at 600$/,
  ],
  [
    'a control that is cut off',
    `<div style="overflow-x:clip"><button style="position:relative;left:380px">Export</button></div>`,
    /^cut off: button "Export"$/,
  ],
];

for (const [title, body, fault] of FAULTS)
  test(`finds ${title}`, async ({ page }) => {
    expect(await faultsOf(page, body)).toEqual([expect.stringMatching(fault)]);
  });

test('finds no fault where content can be scrolled free, lies in a layer, or is for screen readers', async ({
  page,
}) => {
  const body = `
    <header style="position:sticky;top:0;height:40px;background:#eee"><a href="#a">Home</a></header>
    <p style="position:absolute;width:1px;height:1px;overflow:hidden">Only to be heard, and longer than its box</p>
    <label style="position:relative">Photo<input type="checkbox" style="opacity:0;position:absolute;inset:0"></label>
    <div style="height:545px"></div><button>Below the fold</button><div style="height:900px"></div>
    <p style="position:fixed;bottom:0;height:60px;width:400px;background:#eee">A notice</p>
    <p style="position:absolute;top:200px;font:20px/24px monospace">A line that goes on beyond</p>
    <p style="position:fixed;top:200px;left:250px;background:#eee;font:20px/24px monospace">Saved</p>
    <svg style="position:absolute;top:300px;fill:transparent"><text y="20">livia.</text><text x="8" y="20">santanna</text></svg>
    <h1 style="position:fixed;top:92px;font:20px/24px monospace">Partly under the layer</h1>
    <div popover style="position:fixed;inset:92px auto auto 0;padding:0;border:0;background:#eee">
      <p style="font:20px/24px monospace">On top</p><button>In a layer</button>
    </div>
    <footer style="margin-bottom:48px">The end</footer>`;
  expect(await faultsOf(page, body)).toEqual([]);
  await page.evaluate(() => document.querySelector<HTMLElement>('[popover]')?.showPopover());
  expect(await page.evaluate(findLayoutFaults)).toEqual([]);
});

test('reports a notice of trouble when it becomes visible, and once', async ({ page, context }) => {
  const log = new TroubleLog();
  await log.watch(context);
  // Watching starts with a page load, and setContent does not load one.
  await page.goto('data:text/html;charset=utf-8,<p data-trouble="notice" hidden>Couldn’t save</p>');
  expect(log.seen).toEqual([]);
  await page.evaluate(() => document.querySelector('p')?.removeAttribute('hidden'));
  await expect.poll(() => log.unannounced.map(({ text }) => text)).toEqual(['Couldn’t save']);
  await page.evaluate(() => document.body.append('more'));
  log.announce(/save/, 'never shown');
  expect(log.unannounced).toEqual([]);
  expect(log.seen).toHaveLength(1);
  expect(log.neverSeen).toEqual(['never shown']);
});

test('reports exceptions, console errors and failed requests of every page of a context', async ({
  context,
}) => {
  const errors: string[] = [];
  collectPageErrors(context, errors, { isNotFoundAFault: true });
  const page = await context.newPage();
  await page.goto('/faq');
  await page.evaluate(() => {
    console.error('planted on the console');
    setTimeout(() => {
      throw new Error('planted exception');
    });
    void fetch('/api/no-such-route');
  });
  await expect.poll(() => errors.length).toBe(3);
  expect(errors.join('\n')).toMatch(/planted on the console/);
  expect(errors.join('\n')).toMatch(/planted exception/);
  expect(errors.join('\n')).toMatch(/status of 404/);
});

test('the product marks its notices: toasts, callouts, whole screens', async ({ page, context }) => {
  const log = new TroubleLog();
  await log.watch(context);
  await page.goto('/no-such-page');
  await expect.poll(() => log.seen.map(({ kind }) => kind)).toEqual(['not-found']);
  await page.route('**/api/account/sign-in', (route) => route.abort());
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@lauda.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => log.seen.map(({ kind }) => kind)).toEqual(['not-found', 'notice', 'toast']);
});
