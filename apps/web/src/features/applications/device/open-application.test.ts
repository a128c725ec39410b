import { type Application, EMPTY_APPLICATION } from '@lauda/domain/application/application';
import { moveTo } from '@lauda/domain/application/changes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApplicationServer } from '../../../testing/application-server.ts';
import { ANA, BRUNO } from '../../../testing/people.ts';
import { standingOf } from '../detail/application-status.tsx';
import type { ApplicationCollection, OpenApplication } from './application-collection.ts';
import { applicationsQuery, type ListedApplications } from './applications-query.ts';

const JOB: Application = { ...EMPTY_APPLICATION, company: 'Globex', title: 'Engineer' };

let server: ReturnType<typeof createApplicationServer>;
beforeEach(() => {
  server = createApplicationServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

async function open(collection: ApplicationCollection, id: string): Promise<OpenApplication> {
  const opened = await collection.open(ANA.id, id);
  if (opened === null) throw new Error('not opened');
  return opened;
}

const isStanding = async (opened: OpenApplication, standing: string) => {
  await expect.poll(() => standingOf(opened.getState()), { timeout: 4000 }).toBe(standing);
};

const list = (collection: ApplicationCollection) =>
  (applicationsQuery(collection, ANA.id).queryFn as unknown as () => Promise<ListedApplications>)();

const set = (opened: OpenApplication, change: Partial<Application>) =>
  opened.edit((application) => ({ ...application, ...change }));

describe('[JOB-01] an application on the device', () => {
  it('is made once, also when the answer to its create was lost', async () => {
    const collection = server.openTab();
    server.state.network = 'loses-answers';
    const id = await collection.start(ANA.id, JOB);
    await expect.poll(() => server.rows.size).toBe(1);
    server.state.network = 'up';
    const opened = await open(collection, id);
    await opened.retry();
    await isStanding(opened, 'saved');
    expect([...server.rows.keys()]).toEqual([id]);
    expect((await list(collection)).cards).toMatchObject([{ id, company: 'Globex', isHere: false }]);
  });

  it('merges what two tabs and another device changed, and asks about what both did', async () => {
    const [one, two] = [server.openTab(), server.openTab()];
    const id = await one.start(ANA.id, JOB);
    const [here, there] = [await open(one, id), await open(two, id)];
    await isStanding(here, 'saved');
    set(here, { notes: 'From the first tab.' });
    set(there, { place: 'Recife' });
    await Promise.all([here.save(), there.save()]);
    await expect
      .poll(() => server.rows.get(id)?.application)
      .toMatchObject({
        notes: 'From the first tab.',
        place: 'Recife',
      });
    const row = server.rows.get(id);
    if (!row) throw new Error('not stored');
    server.rows.set(id, { version: row.version + 1, application: { ...row.application, title: 'Theirs' } });
    set(here, { title: 'Mine' });
    await here.save();
    await isStanding(here, 'conflict');
    await here.resolve(new Map([['title', 'theirs']]));
    await isStanding(here, 'saved');
    expect(server.rows.get(id)?.application).toMatchObject({ title: 'Theirs', place: 'Recife' });
  });

  it('is moved without a network, is listed so, and sent when there is one', async () => {
    const collection = server.openTab();
    const id = await collection.start(ANA.id, JOB);
    await isStanding(await open(collection, id), 'saved');
    server.state.network = 'down';
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await collection.change(ANA.id, id, (application) =>
      moveTo(
        application,
        { state: 'interview', outcome: null },
        { id: crypto.randomUUID(), at: '2026-11-02' },
      ),
    );
    expect(await list(collection)).toMatchObject({
      isPartial: true,
      cards: [{ state: 'interview', isHere: true }],
    });
    const opened = await open(collection, id);
    await isStanding(opened, 'offline');
    server.state.network = 'up';
    await opened.retry();
    await isStanding(opened, 'saved');
    expect(server.rows.get(id)?.application).toMatchObject({
      stage: { state: 'interview' },
      events: [{ kind: 'moved' }],
    });
  });

  it('stays where it was moved while a list from before the move was being read', async () => {
    const collection = server.openTab();
    const id = await collection.start(ANA.id, JOB);
    await isStanding(await open(collection, id), 'saved');
    let answer: () => void = () => undefined;
    server.state.listAnswersAfter = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const listed = list(collection);
    const moved = collection.change(ANA.id, id, (application) =>
      moveTo(
        application,
        { state: 'interview', outcome: null },
        { id: crypto.randomUUID(), at: '2026-11-02' },
      ),
    );
    answer();
    expect((await listed).cards).toMatchObject([{ id, state: 'interview' }]);
    await moved;
  });

  it('says when the account is full, and keeps what was typed', async () => {
    const collection = server.openTab();
    server.state.refusal = 'APPLICATION_LIMIT_REACHED';
    const id = await collection.start(ANA.id, JOB);
    const opened = await open(collection, id);
    await isStanding(opened, 'full');
    expect((await list(collection)).cards).toMatchObject([{ id, isHere: true }]);
  });

  it('comes back when it is edited after it was deleted elsewhere, and is nobody else’s', async () => {
    const collection = server.openTab();
    const id = await collection.start(ANA.id, JOB);
    const opened = await open(collection, id);
    await isStanding(opened, 'saved');
    server.deleteElsewhere(id);
    set(opened, { notes: 'Still writing.' });
    await opened.save();
    await isStanding(opened, 'saved');
    expect(server.rows.get(id)?.application.notes).toBe('Still writing.');
    expect(await server.openTab().open(BRUNO.id, id)).toBeNull();
  });

  it('is deleted and restored with what only this device had', async () => {
    const collection = server.openTab();
    const id = await collection.start(ANA.id, JOB);
    const opened = await open(collection, id);
    await isStanding(opened, 'saved');
    const undo = await collection.deleteApplication(ANA.id, id);
    expect((await list(collection)).cards).toEqual([]);
    await undo();
    expect((await list(collection)).cards).toMatchObject([{ id }]);
  });
});
