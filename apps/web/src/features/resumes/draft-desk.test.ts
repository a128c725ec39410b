import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveStanding } from './save-standing.ts';
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
    type(here.keeper, 'Ana');
    await vi.waitFor(() => expect(firstName(there.keeper)).toBe('Ana'));
    retitle(there.keeper, 'Mine');
    await vi.waitFor(() => expect(shown(here.keeper)?.title).toBe('Mine'));
    expect(firstName(here.keeper)).toBe('Ana');
  });

  it('changes nothing in the field where somebody is, until they leave it', async () => {
    const [here, there] = [await browser.openBuilder(null), await browser.openBuilder(null)];
    retitle(here.keeper, 'First');
    await vi.waitFor(() => expect(shown(there.keeper)?.title).toBe('First'));
    there.keeper.hold(['title']);
    retitle(here.keeper, 'Second');
    type(here.keeper, 'Ana');
    await vi.waitFor(() => expect(firstName(there.keeper)).toBe('Ana'));
    expect(shown(there.keeper)?.title).toBe('First');
    there.keeper.hold(null);
    expect(shown(there.keeper)?.title).toBe('Second');
  });

  it('[SYNC-07] shows side by side what both typed into one field', async () => {
    const [here, there] = [await browser.openBuilder(null), await browser.openBuilder(null)];
    retitle(here.keeper, 'First');
    await vi.waitFor(() => expect(shown(there.keeper)?.title).toBe('First'));
    there.keeper.hold(['title']);
    retitle(here.keeper, 'Here');
    await vi.waitFor(async () => expect((await onDisk())[0]?.title).toBe('Here'));
    retitle(there.keeper, 'There');
    await vi.waitFor(() => expect(here.keeper.getState().conflicts).toHaveLength(1));
    expect(here.keeper.getState().conflicts[0]).toMatchObject({ mine: 'There', theirs: 'Here' });
  });

  it('[SYNC-03] creates a draft once, whatever tabs, crashes and lost answers do', async () => {
    browser.server.network = 'answers-lost';
    const [first, second] = [await browser.openBuilder(), await browser.openBuilder()];
    type(first.keeper, 'Ana');
    retitle(second.keeper, 'Mine');
    await vi.waitFor(() => expect(browser.server.resumes).toHaveLength(1), { timeout: 4000 });
    kill(first.desk);
    browser.server.network = 'good';
    const third = await browser.openBuilder();
    type(third.keeper, 'Ana Lima');
    await isSaved(third.keeper);
    await isSaved(second.keeper);
    expect(browser.server.resumes).toHaveLength(1);
    expect(browser.stored()[0]).toMatchObject({ title: 'Mine', personalInfo: { firstName: 'Ana Lima' } });
    const id = browser.server.resumes[0]?.id;
    expect([second, third].map(({ keeper }) => keeper.getState().resumeId)).toEqual([id, id]);
  });

  it('takes over from a tab that dies while it sends', async () => {
    const first = await browser.openBuilder();
    type(first.keeper, 'A');
    await isSaved(first.keeper);
    browser.server.gate = Promise.withResolvers<void>().promise;
    type(first.keeper, 'Ana');
    await vi.waitFor(() => expect(browser.server.calls.at(-1)?.method).toBe('PATCH'), { timeout: 3000 });
    // This call is never answered; later ones are.
    browser.server.gate = null;
    kill(first.desk);
    const second = await browser.openBuilder();
    await isSaved(second.keeper);
    const [sent, again] = browser.server.calls.filter(({ method }) => method === 'PATCH');
    expect(again).toEqual(sent);
    expect(browser.server.resumes[0]?.versions).toHaveLength(2);
  });

  it('reads what the server announces, once', async () => {
    const { desk, keeper } = await browser.openBuilder();
    type(keeper, 'Ana');
    await isSaved(keeper);
    browser.saveElsewhere({ title: 'From afar' });
    const id = browser.server.resumes[0]?.id ?? '';
    browser.server.calls.length = 0;
    await desk.pull(id, 2);
    await desk.pull(id, 2);
    expect(shown(keeper)?.title).toBe('From afar');
    expect(browser.server.calls).toHaveLength(1);
  });
});

describe("a visitor's draft", () => {
  it('becomes theirs once, however many tabs see the sign-in', async () => {
    const [here, there] = [await browser.openBuilder(null), await browser.openBuilder(null)];
    type(here.keeper, 'Ana');
    await here.keeper.write();
    await Promise.all([here.desk.setUser(ANA.id), there.desk.setUser(ANA.id), browser.openTab(ANA.id)]);
    await isSaved(here.keeper);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(browser.server.resumes.map(({ ownerId }) => ownerId)).toEqual([ANA.id]);
    const after = await browser.openBuilder();
    expect(after.keeper.draftId).toBe(here.keeper.draftId);
  });

  it('is told of as saved also to a tab that comes when another one has sent it', async () => {
    const { desk, keeper } = await browser.openBuilder(null);
    type(keeper, 'Ana');
    await keeper.write();
    await desk.setUser(ANA.id);
    await isSaved(keeper);
    const late = browser.openFreshTab();
    const heard = vi.fn<() => void>();
    late.onSaved(heard);
    await late.setUser(ANA.id);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('stays on the device when the account holds no more', async () => {
    browser.server.refusal = 'RESUME_LIMIT_REACHED';
    const { desk, keeper } = await browser.openBuilder(null);
    type(keeper, 'Ana');
    await keeper.write();
    kill(desk);
    const tab = await browser.openTab(ANA.id);
    await vi.waitFor(async () =>
      expect((await tab.listUnsaved(ANA.id)).map(({ refusal }) => refusal)).toEqual(['RESUME_LIMIT_REACHED']),
    );
    expect((await onDisk())[0]?.personalInfo.firstName).toBe('Ana');
  });

  it('is sent when there is room again, and says meanwhile that it is on this device', async () => {
    browser.server.refusal = 'RESUME_LIMIT_REACHED';
    const { desk, keeper } = await browser.openBuilder();
    type(keeper, 'Ana');
    await vi.waitFor(() => expect(keeper.getState().refusal).toBe('RESUME_LIMIT_REACHED'), { timeout: 4000 });
    expect(saveStanding(keeper.getState())).toBe('on-device');
    browser.server.refusal = null;
    await desk.sendRefused(ANA.id);
    await isSaved(keeper);
    expect(browser.storedNames()).toEqual(['Ana']);
  });

  it('[APP-07] stays theirs while they see the product as somebody else', async () => {
    const { desk, keeper } = await browser.openBuilder(null);
    type(keeper, 'Ana');
    await keeper.write();
    await desk.setUser(BRUNO.id, { isVisiting: true });
    expect(await desk.listUnsaved(BRUNO.id)).toEqual([]);
    await desk.setUser(ANA.id);
    await isSaved(keeper);
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
  type(first.keeper, 'Ana');
  await isSaved(first.keeper);
  kill(first.desk);
  const keeper = await browser.openFreshTab().open(ANA.id, null);
  type(keeper, 'Ana Lima');
  await keeper.write();
  await keeper.retry();
  expect(keeper.getState().isUnsaved).toBe(false);
  expect(browser.storedNames()).toEqual(['Ana Lima']);
});

describe('at the end of a session', () => {
  it('sends what is waiting first', async () => {
    const { desk, keeper } = await browser.openBuilder();
    type(keeper, 'Ana');
    expect(await desk.flush(ANA.id)).toBe(true);
    expect(browser.storedNames()).toEqual(['Ana']);
  });

  it('keeps or discards what cannot be sent, and shows none of it to others', async () => {
    const { desk, keeper } = await browser.openBuilder();
    browser.server.network = 'down';
    type(keeper, 'Ana');
    expect(await desk.flush(ANA.id)).toBe(false);
    await desk.forget(ANA.id, { keepsUnsaved: true });
    const other = await browser.openBuilder(BRUNO.id);
    expect(firstName(other.keeper)).toBe('');
    expect(await other.desk.listUnsaved(BRUNO.id)).toEqual([]);
    browser.server.network = 'good';
    kill(other.desk);
    const back = await browser.openTab(ANA.id);
    await vi.waitFor(() => expect(browser.storedNames()).toEqual(['Ana']));
    await back.forget(ANA.id, { keepsUnsaved: false });
    expect(await onDisk()).toEqual([]);
  });

  it('is the end in every tab: none of them writes it again', async () => {
    const [here, there] = [await browser.openBuilder(), await browser.openBuilder()];
    browser.server.network = 'down';
    type(there.keeper, 'Ana');
    await there.keeper.write();
    await here.desk.forget(ANA.id, { keepsUnsaved: false });
    await new Promise((resolve) => setTimeout(resolve, 50));
    type(there.keeper, 'Ana Lima');
    await there.keeper.write();
    expect(await onDisk()).toEqual([]);
  });
});

describe('a visitor’s contact', () => {
  it('is that of the draft touched last, and nobody else’s', async () => {
    const { desk, keeper } = await browser.openBuilder(null);
    expect(await desk.findVisitorContact()).toBeNull();
    type(keeper, ' Ana ');
    await vi.waitFor(async () =>
      expect(await desk.findVisitorContact()).toEqual({ firstName: 'Ana', lastName: '', email: '' }),
    );
    await desk.setUser(ANA.id);
    expect(await desk.findVisitorContact()).toBeNull();
  });
});
