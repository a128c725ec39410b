import { pathKey, type Side } from '@lauda/domain/conflict';
import { seededRandom } from '@lauda/domain/resume/testing/random';
import { createCollection } from '../collection.ts';
import type { OpenDocument } from '../open-document.ts';
import { type Task, taskType, createTaskServer, emptyTask } from './task-type.ts';
import { EditMarks } from './edit-marks.ts';
import { EngineWire, NO_ANSWER, type Sent } from './engine-wire.ts';
import { type BrowserTab, createModelBrowser } from './model-browser.ts';
import { slowDown, storedOn, unsavedOn } from './model-storage.ts';

export interface EngineModelOptions {
  readonly seed: number;
  readonly steps: number;
  /** Fires timers and moves Date.now(). */
  readonly passTime: (ms: number) => void;
  readonly useGlobals: (globals: { indexedDB: unknown; BroadcastChannel: unknown }) => void;
  /** Faults planted in control runs; the counts below must detect each. */
  readonly fault?: 'no-journal' | 'no-lock' | 'new-key' | 'no-version-check' | undefined;
}

const ANA = 'ana';
const FIELDS = ['title', 'status'] as const;
/** An edit this old survives a kill. */
const ON_DEVICE_MS = 250;
const TASK_MS = 5;
const TASKS = 4;
const LONG_MS = 100;
const LONG_TASK_MS = 25;
/** The server rejects content that contains this. */
const INVALID = '!';

type OpenTask = OpenDocument<Task>;

interface Tab {
  readonly device: Device;
  readonly browserTab: BrowserTab;
  readonly collection: ReturnType<typeof createCollection<Task>>;
  task: OpenTask | null;
  isSigningOut: boolean;
}

interface Device {
  readonly name: string;
  readonly browser: ReturnType<typeof createModelBrowser>;
  readonly database: string;
  tabs: Tab[];
  isOnline: boolean;
  isSignedIn: boolean;
  /** Ends a transaction that blocks the record's writes. */
  endSlowWrite: (() => void) | null;
}

/** Two devices with up to two tabs each edit one document; at the end the network recovers and all tabs settle. */
export async function runEngineModel({ seed, steps, passTime, useGlobals, fault }: EngineModelOptions) {
  const random = seededRandom(seed);
  const server = createTaskServer();
  const marks = new EditMarks();
  const wire = new EngineWire();
  const found = { lostAtKill: 0, lost: 0, conflicts: 0, kills: 0, refused: 0 };
  let localId: string | null = null;
  let starter: BrowserTab | null = null;
  server.state.refuses = ({ status }) => status.includes(INVALID);

  const devices: Device[] = ['one', 'two'].map((name) => ({
    name,
    browser: createModelBrowser({ holdsLocks: fault !== 'no-lock', keepsJournal: fault !== 'no-journal' }),
    database: `tasks-${name}`,
    tabs: [],
    isOnline: true,
    isSignedIn: true,
    endSlowWrite: null,
  }));
  const tabs = () => devices.flatMap((device) => device.tabs);
  const rowOf = () => [...server.rows.values()][0] ?? null;

  async function tasks(count: number): Promise<void> {
    for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  async function pass(ms: number): Promise<void> {
    let left = ms;
    while (left > 0) {
      const slice = Math.min(left, left > LONG_MS ? LONG_TASK_MS : TASK_MS);
      left -= slice;
      passTime(slice);
      await tasks(TASKS);
    }
    await tasks(random.below(TASKS));
  }

  const onTheWay = () => wire.onWire.map(({ operation }) => operation.document);

  const typeOn = (device: Device, tab: () => BrowserTab) => {
    const type = taskType({
      ...server.calls,
      get: async (id) => {
        const row = server.rows.get(id);
        if (!row || !device.isOnline) throw new Error('no answer');
        return row;
      },
      send: (operation, { id }) =>
        new Promise((resolve) => {
          if (!tab().isAlive) return;
          const key = fault === 'new-key' ? { opId: crypto.randomUUID() } : {};
          const record = `${device.name} ${id}`;
          wire.send({ tab: tab(), record, operation: { ...operation, ...key }, resolve });
        }),
    });
    return { ...type, storage: { ...type.storage, database: device.database } };
  };

  const userOf = ({ isSignedIn }: Device) => (isSignedIn ? ANA : null);

  function openTab(device: Device): Tab {
    const tab: Tab = device.browser.startTab(useGlobals, (browserTab, locks) => ({
      device,
      browserTab,
      collection: createCollection(
        typeOn(device, () => browserTab),
        { locks, empty: () => emptyTask, isOnline: () => device.isOnline },
      ),
      task: null,
      isSigningOut: false,
    }));
    tab.collection.onSessionStale(() => void tab.collection.setUser(userOf(device)));
    device.tabs.push(tab);
    return tab;
  }

  async function openTask(tab: Tab): Promise<void> {
    const { device, collection } = tab;
    await collection.setUser(userOf(device));
    if (!device.isSignedIn) return;
    if (localId === null && starter?.isAlive !== true) {
      starter = tab.browserTab;
      const started = await collection.start(ANA, emptyTask);
      // A dead tab cannot report which document it created.
      if (tab.browserTab.isAlive) localId = started;
    }
    const isHere = (await collection.list(ANA)).some(({ id }) => id === localId);
    const id = isHere ? localId : (rowOf()?.id ?? null);
    if (id !== null && tab.task === null) tab.task = await collection.open(ANA, id).catch(() => null);
  }

  function type(tab: Tab): void {
    const { task } = tab;
    if (task === null || task.isClosed() || tab.isSigningOut) return;
    const field = random.pick(FIELDS);
    if (random.chance(0.3)) task.hold([field]);
    const text = marks.write(tab, task.getState().document[field], Date.now());
    const invalid = field === 'status' && random.chance(0.05) ? INVALID : '';
    task.edit((now) => ({ ...now, [field]: `${text}${invalid}` }));
  }

  function resolve({ task }: Tab, canSkip: boolean): void {
    if (task === null || task.isClosed()) return;
    const { conflicts, document } = task.getState();
    const choices = new Map<string, Side>();
    for (const { path, mine, theirs } of conflicts) {
      if (canSkip && random.chance(0.3)) continue;
      const side = random.pick<Side>(['mine', 'theirs']);
      choices.set(pathKey(path), side);
      found.conflicts += 1;
      marks.reject(side === 'mine' ? theirs : [mine, document[path[0] as keyof Task]]);
    }
    if (choices.size > 0) void task.resolve(choices);
  }

  /** `isPolite`: the page can run its leave handlers first, so nothing may be lost. */
  async function kill(tab: Tab, isPolite: boolean): Promise<void> {
    const { device, browserTab, collection } = tab;
    found.kills += 1;
    if (isPolite) collection.leave();
    const sinceMs = isPolite ? Infinity : Date.now() - ON_DEVICE_MS;
    device.browser.kill(browserTab);
    device.tabs = device.tabs.filter((other) => other !== tab);
    endSlowWrite(device);
    while (!device.browser.isStill(browserTab)) await tasks(1);
    collection.close();
    const places = [await storedOn(device), rowOf(), onTheWay(), others(device)];
    found.lostAtKill += marks.authorDied(tab, places, sinceMs).length;
  }
  const others = (device: Device) =>
    device.tabs.map(({ task }) => [task?.getState().document, task?.getState().conflicts]);

  function deliver(sent: Sent, isReliable: boolean): void {
    const device = devices.find(({ name }) => sent.record.startsWith(name));
    const dice = isReliable || fault === 'no-version-check' ? 100 : random.below(100);
    if (device?.isOnline !== true || dice < 12) {
      wire.answer(sent, NO_ANSWER);
      // The client gave up; the request may still arrive.
      if (device?.isOnline !== true || random.chance(0.5)) wire.remove(sent);
      return;
    }
    wire.remove(sent);
    if (!device.isSignedIn)
      return wire.answer(sent, { type: 'failed', code: 'UNAUTHENTICATED', isRefused: true });
    const { operation } = sent;
    const row = rowOf();
    const isForced = fault === 'no-version-check' && operation.type === 'update' && row !== null;
    const answer = server.apply(isForced ? { ...operation, version: row.version } : operation);
    if (answer.type === 'failed') found.refused += 1;
    wire.answer(sent, dice < 30 ? NO_ANSWER : answer);
  }

  function deliverAll(): void {
    for (let [sent] = wire.onWire; sent !== undefined; [sent] = wire.onWire) deliver(sent, true);
  }

  function endSlowWrite(device: Device): void {
    device.endSlowWrite?.();
    device.endSlowWrite = null;
  }

  async function signOut(tab: Tab): Promise<void> {
    const { device, collection } = tab;
    if (!device.isSignedIn || tab.isSigningOut) return;
    tab.isSigningOut = true;
    await collection.flush(ANA);
    await collection.forget(ANA, { keepsUnsaved: true });
    device.isSignedIn = false;
    tab.isSigningOut = false;
  }

  function signIn(device: Device): void {
    device.isSignedIn = true;
    for (const tab of device.tabs) void tab.collection.setUser(ANA);
  }

  function use(tab: Tab): void {
    if (tab.task?.isClosed() === true) tab.task = null;
    if (tab.task === null) void openTask(tab).catch(() => undefined);
  }

  async function act(): Promise<void> {
    const device = random.pick(devices);
    const dice = random.below(100);
    if (device.tabs.length === 0 || (dice < 6 && device.tabs.length < 2)) return use(openTab(device));
    const tab = random.pick(device.tabs);
    if (!device.isSignedIn && random.chance(0.2)) return signIn(device);
    use(tab);
    if (dice < 45) type(tab);
    else if (dice < 65) {
      if (wire.onWire.length > 0) deliver(random.pick(wire.onWire), false);
    } else if (dice < 72) void tab.collection.pull(rowOf()?.id ?? '', rowOf()?.version ?? null);
    else if (dice < 75) await kill(tab, false);
    else if (dice < 77) await kill(tab, true);
    else if (dice < 78) for (const one of device.tabs) await kill(one, false);
    else if (dice < 86) resolve(tab, true);
    else if (dice < 89) {
      device.isOnline = !device.isOnline;
      for (const one of device.tabs) one.collection.connectionChanged();
    } else if (dice < 91) void tab.task?.save();
    else if (dice < 93) tab.task?.hold(null);
    else if (dice < 96) device.endSlowWrite ??= slowDown(device);
    else if (dice < 98) endSlowWrite(device);
    else if (dice < 99) void signOut(tab);
    else device.isSignedIn = false;
  }

  for (let step = 0; step < steps; step += 1) {
    await act();
    await pass(random.chance(0.1) ? random.below(1500) : random.below(60));
  }

  const end = () => rowOf()?.document ?? null;
  const isAtRest = async () =>
    wire.onWire.length === 0 &&
    tabs().length > 0 &&
    tabs().every(({ task }) => {
      const state = task?.getState();
      return (
        state !== undefined &&
        !state.isUnsaved &&
        state.conflicts.length === 0 &&
        FIELDS.every((field) => state.document[field] === end()?.[field])
      );
    }) &&
    (await Promise.all(devices.map(unsavedOn))).flat().length === 0;
  /** A device can have a second record of the document. Reopening the document opens that one. */
  function comeBack(tab: Tab, unsaved: readonly string[]): void {
    const { task, collection } = tab;
    if (task === null || task.getState().isUnsaved || unsaved.every((id) => id === task.id)) return;
    collection.release(task);
    tab.task = null;
  }
  // Deliver the pending requests before the server starts accepting everything.
  while (wire.onWire.length > 0) {
    deliverAll();
    await tasks(TASKS);
  }
  for (const device of devices) device.isOnline = true;
  server.state.refuses = () => false;
  for (let round = 0; round < 60 && !(round > 3 && (await isAtRest())); round += 1) {
    for (const device of devices) {
      endSlowWrite(device);
      if (device.tabs.length === 0) openTab(device);
      if (!device.isSignedIn) signIn(device);
      const unsaved = await unsavedOn(device);
      for (const tab of device.tabs) {
        comeBack(tab, unsaved);
        use(tab);
        tab.task?.hold(null);
        tab.collection.connectionChanged();
        if (round > 1) {
          resolve(tab, false);
          await pass(20);
          void tab.collection.sendRefused(ANA, 'INVALID');
          if (rowOf()) void tab.collection.pull(rowOf()?.id ?? '', null);
        }
      }
    }
    await pass(1200);
    deliverAll();
    await pass(200);
  }
  const hasConverged = await isAtRest();
  found.lost = marks.missing(end()).length;
  const left = await Promise.all(devices.map(storedOn));
  for (const tab of tabs()) tab.collection.close();
  return {
    ...found,
    hasConverged,
    hasJournalLeft: left.some(({ entries }) => entries.length > 0),
    edits: marks.count,
    sends: wire.sends,
    resends: wire.resends,
    doubleSenders: wire.doubleSenders,
    changedResends: wire.changedResends,
    documents: server.rows.size,
  };
}
