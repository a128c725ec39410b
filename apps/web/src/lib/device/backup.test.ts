import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VISITOR } from '@lauda/local-first/document-record';
import { ANA } from '../../testing/people.ts';
import { fakeCaches } from '../../testing/caches.ts';
import { createBrowser } from '../../testing/resume-tabs.ts';
import { createDeviceOnlyDocument } from '@lauda/local-first/device-only/device-only-document';
import { createDeviceOnlyStore, type DeviceOnlyType } from '@lauda/local-first/device-only/device-only-store';
import { mergeFields } from '@lauda/local-first/device-only/merge-fields';

let fake: ReturnType<typeof fakeCaches>;
let browser: ReturnType<typeof createBrowser>;
beforeEach(() => {
  fake = fakeCaches('http://localhost');
  vi.stubGlobal('caches', fake.caches);
  browser = createBrowser();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await browser.close();
  vi.unstubAllGlobals();
});

const copies = () => Array.from(fake.stores.values(), (copied) => Array.from(copied.values())).flat();
const copiedText = async () => {
  const texts = await Promise.all(copies().map((copy) => copy.clone().text()));
  return texts.join('\n');
};
const untilCopied = (text: string) =>
  vi.waitFor(async () => expect(await copiedText()).toContain(text), { timeout: 5_000 });

/** What Chromium does with all databases of an origin when their log is damaged. */
async function loseDatabases(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(name).addEventListener('success', resolve);
    });
}
const nameOf = ({ document }: Awaited<ReturnType<typeof browser.openBuilder>>['openResume']) =>
  document.getState().document.personalInfo.firstName;
const typeName = async (firstName: string, userId: string | null) => {
  const { drafts, openResume } = await browser.openBuilder(userId);
  openResume.document.edit((resume) => ({
    ...resume,
    personalInfo: { ...resume.personalInfo, firstName },
  }));
  await openResume.document.write();
  return { drafts, openResume };
};

it('a visitor’s resume is back after the browser has lost its databases', async () => {
  const { drafts } = await typeName('Ana', null);
  await untilCopied('"Ana"');
  drafts.close();
  await loseDatabases();
  const again = await browser.openBuilder(null);
  expect(nameOf(again.openResume)).toBe('Ana');
  expect(await again.drafts.listUnsaved(VISITOR)).toHaveLength(1);
});

it('a copy that cannot be read takes no other with it', async () => {
  const { drafts } = await typeName('Ana', null);
  await untilCopied('"Ana"');
  const cache = await fake.caches.open('backup-lauda-drafts');
  await cache.put('/torn', new Response('{"ownerId":"visi'));
  drafts.close();
  await loseDatabases();
  expect(nameOf((await browser.openBuilder(null)).openResume)).toBe('Ana');
});

it('of several resumes, the one that was edited last is the open one', async () => {
  const { drafts } = await typeName('First', null);
  await untilCopied('"First"');
  await drafts.startNew(VISITOR);
  drafts.close();
  const { drafts: second } = await typeName('Second', null);
  await untilCopied('"Second"');
  second.close();
  await loseDatabases();
  const again = await browser.openBuilder(null);
  expect(nameOf(again.openResume)).toBe('Second');
  expect(await again.drafts.listUnsaved(VISITOR)).toHaveLength(2);
});

it('what cannot be sent is copied until the server has it', async () => {
  browser.server.network = 'down';
  const { openResume } = await typeName('Ana', ANA.id);
  await untilCopied('"Ana"');
  browser.server.network = 'good';
  await openResume.document.retry();
  await vi.waitFor(() => expect(copies()).toEqual([]), { timeout: 8_000 });
});

it('a copy goes with the work that another tab removes', async () => {
  browser.server.network = 'down';
  for (const remove of ['sign-out', 'deletion'] as const) {
    const { drafts, openResume } = await typeName('Ana', ANA.id);
    await untilCopied('"Ana"');
    const other = await browser.openTab(ANA.id);
    // Still waiting for its copy in this tab when the other one removes it.
    openResume.document.edit((resume) => ({ ...resume, title: 'Later' }));
    await openResume.document.write();
    if (remove === 'sign-out') await other.forget(ANA.id, { keepsUnsaved: false });
    else await other.remove(ANA.id, openResume.document.id, { keepsUnsent: false });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await copiedText()).toBe('');
    drafts.close();
  }
}, 30_000);

it('a copy is gone when its owner signs out right after everything was sent', async () => {
  browser.server.network = 'down';
  const { drafts, openResume } = await typeName('Ana', ANA.id);
  await untilCopied('"Ana"');
  browser.server.network = 'good';
  await openResume.document.retry();
  await drafts.forget(ANA.id, { keepsUnsaved: true });
  // The page is gone before it would have removed its copy.
  drafts.close();
  expect(await copiedText()).toBe('');
});

it('a copy that a page left behind is removed when its document is opened', async () => {
  browser.server.network = 'down';
  const { drafts, openResume } = await typeName('Ana', ANA.id);
  await untilCopied('"Ana"');
  browser.server.network = 'good';
  await openResume.document.retry();
  drafts.close();
  expect(await copiedText()).toContain('"Ana"');
  await browser.openBuilder(ANA.id);
  await vi.waitFor(() => expect(copies()).toEqual([]), { timeout: 5_000 });
});

it('a document that is never sent is back, and its copy goes with it', async () => {
  const type: DeviceOnlyType<{ text: string }> = {
    database: 'backup-test',
    store: 'notes',
    empty: { text: '' },
    merge: mergeFields,
    readRow: (row) => row as { text: string },
    toRow: (note) => note,
  };
  const openNote = async () => {
    const note = createDeviceOnlyDocument(createDeviceOnlyStore(type), { id: 'one', ownerId: 'ana' });
    await note.open();
    return note;
  };
  const note = await openNote();
  note.change(() => ({ text: 'Belém' }));
  await note.settled();
  await untilCopied('Belém');
  await loseDatabases();
  const again = await openNote();
  expect(again.getState()).toEqual({ text: 'Belém' });
  await again.forget();
  expect(copies()).toEqual([]);
});

it('a backup that cannot be read holds up nobody for long', async () => {
  await typeName('Ana', null).then(({ drafts }) => drafts.close());
  await loseDatabases();
  vi.spyOn(fake.caches, 'open').mockReturnValue(new Promise(() => {}));
  const before = Date.now();
  expect(nameOf((await browser.openBuilder(null)).openResume)).toBe('');
  expect(Date.now() - before).toBeLessThan(5_000);
  const { drafts } = await typeName('Ana', ANA.id);
  await drafts.forget(ANA.id, { keepsUnsaved: false });
});

it('a copy that failed does not stop later ones', async () => {
  const open = vi.spyOn(fake.caches, 'open').mockRejectedValue(new Error('busy'));
  const { drafts, openResume } = await typeName('Ana', null);
  await vi.waitFor(() => expect(open.mock.calls.length).toBeGreaterThan(1), { timeout: 5_000 });
  open.mockRestore();
  openResume.document.edit((resume) => ({ ...resume, title: 'Later' }));
  await untilCopied('Later');
  drafts.close();
});

it('works without Cache Storage', async () => {
  vi.unstubAllGlobals();
  const { drafts } = await typeName('Ana', null);
  drafts.close();
  expect(nameOf((await browser.openBuilder(null)).openResume)).toBe('Ana');
});
