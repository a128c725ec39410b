import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveStanding } from './saving/save-standing.ts';
import { ANA, BRUNO } from '../../testing/people.ts';
import {
  createBrowser,
  firstName,
  isSaved,
  kill,
  onDisk,
  retitle,
  shown,
  type,
} from '../../testing/resume-tabs.ts';

let browser: ReturnType<typeof createBrowser>;
beforeEach(() => {
  browser = createBrowser();
});
afterEach(() => browser.close());

describe('between tabs', () => {
  it('shows the edits of one in the other, without the server', async () => {
    browser.server.network = 'down';
    const [here, there] = [await browser.openBuilder(null), await browser.openBuilder(null)];
    type(here.openResume, 'Ana');
    await vi.waitFor(() => expect(firstName(there.openResume)).toBe('Ana'));
    retitle(there.openResume, 'Mine');
    await vi.waitFor(() => expect(shown(here.openResume)?.title).toBe('Mine'));
    expect(firstName(here.openResume)).toBe('Ana');
  });

  it('changes nothing in the field where somebody is, until they leave it', async () => {
    const [here, there] = [await browser.openBuilder(null), await browser.openBuilder(null)];
    retitle(here.openResume, 'First');
    await vi.waitFor(() => expect(shown(there.openResume)?.title).toBe('First'));
    there.openResume.hold(['title']);
    retitle(here.openResume, 'Second');
    type(here.openResume, 'Ana');
    await vi.waitFor(() => expect(firstName(there.openResume)).toBe('Ana'));
    expect(shown(there.openResume)?.title).toBe('First');
    there.openResume.hold(null);
    expect(shown(there.openResume)?.title).toBe('Second');
  });

  it('[SYNC-07] shows side by side what both typed into one field', async () => {
    const [here, there] = [await browser.openBuilder(null), await browser.openBuilder(null)];
    retitle(here.openResume, 'First');
    await vi.waitFor(() => expect(shown(there.openResume)?.title).toBe('First'));
    there.openResume.hold(['title']);
    retitle(here.openResume, 'Here');
    await vi.waitFor(async () => expect((await onDisk())[0]?.title).toBe('Here'));
    retitle(there.openResume, 'There');
    await vi.waitFor(() => expect(here.openResume.getState().conflicts).toHaveLength(1));
    expect(here.openResume.getState().conflicts[0]).toMatchObject({ mine: 'There', theirs: 'Here' });
  });

  it('[SYNC-03] creates a draft once, whatever tabs, crashes and lost answers do', async () => {
    browser.server.network = 'answers-lost';
    const [first, second] = [await browser.openBuilder(), await browser.openBuilder()];
    type(first.openResume, 'Ana');
    retitle(second.openResume, 'Mine');
    await vi.waitFor(() => expect(browser.server.resumes).toHaveLength(1), { timeout: 4000 });
    kill(first.drafts);
    browser.server.network = 'good';
    const third = await browser.openBuilder();
    type(third.openResume, 'Ana Lima');
    await isSaved(third.openResume);
    await isSaved(second.openResume);
    expect(browser.server.resumes).toHaveLength(1);
    expect(browser.stored()[0]).toMatchObject({ title: 'Mine', personalInfo: { firstName: 'Ana Lima' } });
    const id = browser.server.resumes[0]?.id;
    expect([second, third].map(({ openResume }) => openResume.getState().resumeId)).toEqual([id, id]);
  });

  it('takes over from a tab that dies while it sends', async () => {
    const first = await browser.openBuilder();
    type(first.openResume, 'A');
    await isSaved(first.openResume);
    browser.server.gate = Promise.withResolvers<void>().promise;
    type(first.openResume, 'Ana');
    await vi.waitFor(() => expect(browser.server.calls.at(-1)?.method).toBe('PATCH'), { timeout: 3000 });
    // This call never gets a response; later ones do.
    browser.server.gate = null;
    kill(first.drafts);
    const second = await browser.openBuilder();
    await isSaved(second.openResume);
    const [sent, again] = browser.server.calls.filter(({ method }) => method === 'PATCH');
    expect(again).toEqual(sent);
    expect(browser.server.resumes[0]?.versions).toHaveLength(2);
  });

  it('reads what the server announces, once', async () => {
    const { drafts, openResume } = await browser.openBuilder();
    type(openResume, 'Ana');
    await isSaved(openResume);
    browser.saveElsewhere({ title: 'From afar' });
    const id = browser.server.resumes[0]?.id ?? '';
    browser.server.calls.length = 0;
    await drafts.pull(id, 2);
    await drafts.pull(id, 2);
    expect(shown(openResume)?.title).toBe('From afar');
    expect(browser.server.calls).toHaveLength(1);
  });
});

describe("a visitor's draft", () => {
  it('becomes theirs once, however many tabs see the sign-in', async () => {
    const [here, there] = [await browser.openBuilder(null), await browser.openBuilder(null)];
    type(here.openResume, 'Ana');
    await here.openResume.write();
    await Promise.all([here.drafts.setUser(ANA.id), there.drafts.setUser(ANA.id), browser.openTab(ANA.id)]);
    await isSaved(here.openResume);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(browser.server.resumes.map(({ ownerId }) => ownerId)).toEqual([ANA.id]);
    const after = await browser.openBuilder();
    expect(after.openResume.draftId).toBe(here.openResume.draftId);
  });

  it('is told of as saved also to a tab that comes when another one has sent it', async () => {
    const { drafts, openResume } = await browser.openBuilder(null);
    type(openResume, 'Ana');
    await openResume.write();
    await drafts.setUser(ANA.id);
    await isSaved(openResume);
    const late = browser.openFreshTab();
    const heard = vi.fn<() => void>();
    late.onSaved(heard);
    await late.setUser(ANA.id);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('stays on the device when the account holds no more', async () => {
    browser.server.refusal = 'RESUME_LIMIT_REACHED';
    const { drafts, openResume } = await browser.openBuilder(null);
    type(openResume, 'Ana');
    await openResume.write();
    kill(drafts);
    const tab = await browser.openTab(ANA.id);
    await vi.waitFor(async () =>
      expect((await tab.listUnsaved(ANA.id)).map(({ refusal }) => refusal)).toEqual(['RESUME_LIMIT_REACHED']),
    );
    expect((await onDisk())[0]?.personalInfo.firstName).toBe('Ana');
  });

  it('is sent when there is room again, and says meanwhile that it is on this device', async () => {
    browser.server.refusal = 'RESUME_LIMIT_REACHED';
    const { drafts, openResume } = await browser.openBuilder();
    type(openResume, 'Ana');
    await vi.waitFor(() => expect(openResume.getState().refusal).toBe('RESUME_LIMIT_REACHED'), {
      timeout: 4000,
    });
    expect(saveStanding(openResume.getState())).toBe('on-device');
    browser.server.refusal = null;
    await drafts.sendRefused(ANA.id);
    await isSaved(openResume);
    expect(browser.storedNames()).toEqual(['Ana']);
  });

  it('[APP-07] stays theirs while they see the product as somebody else', async () => {
    const { drafts, openResume } = await browser.openBuilder(null);
    type(openResume, 'Ana');
    await openResume.write();
    await drafts.setUser(BRUNO.id, { isVisiting: true });
    expect(await drafts.listUnsaved(BRUNO.id)).toEqual([]);
    await drafts.setUser(ANA.id);
    await isSaved(openResume);
    expect(browser.server.resumes.map(({ ownerId }) => ownerId)).toEqual([ANA.id]);
  });

  it('is left alone when nothing was written', async () => {
    await browser.openBuilder(null);
    await browser.openTab(ANA.id);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(browser.server.calls).toEqual([]);
  });
});

it('saves for whoever has opened their own, before anybody has said who is here', async () => {
  const first = await browser.openBuilder();
  type(first.openResume, 'Ana');
  await isSaved(first.openResume);
  kill(first.drafts);
  const openResume = await browser.openFreshTab().open(ANA.id, null);
  type(openResume, 'Ana Lima');
  await openResume.write();
  await openResume.retry();
  expect(openResume.getState().isUnsaved).toBe(false);
  expect(browser.storedNames()).toEqual(['Ana Lima']);
});

describe('at the end of a session', () => {
  it('sends what is waiting first', async () => {
    const { drafts, openResume } = await browser.openBuilder();
    type(openResume, 'Ana');
    expect(await drafts.flush(ANA.id)).toBe(true);
    expect(browser.storedNames()).toEqual(['Ana']);
  });

  it('keeps or discards what cannot be sent, and shows none of it to others', async () => {
    const { drafts, openResume } = await browser.openBuilder();
    browser.server.network = 'down';
    type(openResume, 'Ana');
    expect(await drafts.flush(ANA.id)).toBe(false);
    await drafts.forget(ANA.id, { keepsUnsaved: true });
    const other = await browser.openBuilder(BRUNO.id);
    expect(firstName(other.openResume)).toBe('');
    expect(await other.drafts.listUnsaved(BRUNO.id)).toEqual([]);
    browser.server.network = 'good';
    kill(other.drafts);
    const back = await browser.openTab(ANA.id);
    await vi.waitFor(() => expect(browser.storedNames()).toEqual(['Ana']));
    await back.forget(ANA.id, { keepsUnsaved: false });
    expect(await onDisk()).toEqual([]);
  });

  it('is the end in every tab: none of them writes it again', async () => {
    const [here, there] = [await browser.openBuilder(), await browser.openBuilder()];
    browser.server.network = 'down';
    type(there.openResume, 'Ana');
    await there.openResume.write();
    await here.drafts.forget(ANA.id, { keepsUnsaved: false });
    await new Promise((resolve) => setTimeout(resolve, 50));
    type(there.openResume, 'Ana Lima');
    await there.openResume.write();
    expect(await onDisk()).toEqual([]);
  });
});

describe('a visitor’s contact', () => {
  it('is that of the draft touched last, and nobody else’s', async () => {
    const { drafts, openResume } = await browser.openBuilder(null);
    expect(await drafts.findVisitorContact()).toBeNull();
    type(openResume, ' Ana ');
    await vi.waitFor(async () =>
      expect(await drafts.findVisitorContact()).toEqual({ firstName: 'Ana', lastName: '', email: '' }),
    );
    await drafts.setUser(ANA.id);
    expect(await drafts.findVisitorContact()).toBeNull();
  });
});
