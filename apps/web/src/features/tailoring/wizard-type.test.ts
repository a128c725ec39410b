// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in place of the browser's
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createWizard, createWizardStore } from './wizard-type.ts';
import { choiceOf, EMPTY_WIZARD, withChoice, withResume } from './wizard.ts';

let count = 0;
const newName = () => `wizard-test-${(count += 1)}`;

async function openWizard(store: ReturnType<typeof createWizardStore>, userId: string) {
  const document = createWizard(store, userId);
  await document.open();
  return { ...document, getState: () => document.getState() ?? EMPTY_WIZARD };
}

describe('what is typed in the wizard', () => {
  it('is on the device at once, for the next page and for its owner alone', async () => {
    const name = newName();
    const wizard = await openWizard(createWizardStore(name), 'ana');
    for (let index = 0; index < 50; index += 1) wizard.change((now) => ({ ...now, ad: `${now.ad}x` }));
    await wizard.settled();
    const later = await openWizard(createWizardStore(name), 'ana');
    expect(later.getState().ad).toBe('x'.repeat(50));
    expect((await openWizard(createWizardStore(name), 'bruno')).getState()).toEqual(EMPTY_WIZARD);
  });

  it('in two tabs is merged by field, whichever tab writes last', async () => {
    const name = newName();
    const [here, there] = [
      await openWizard(createWizardStore(name), 'ana'),
      await openWizard(createWizardStore(name), 'ana'),
    ];
    here.change((now) => withResume(now, 'r1'));
    await here.settled();
    there.change((now) => ({ ...now, ad: 'An ad.' }));
    await there.settled();
    expect(there.getState()).toMatchObject({ resumeId: 'r1', ad: 'An ad.' });
    here.change((now) => withChoice(now, 'a', { edit: 'Here.' }));
    await here.settled();
    there.change((now) => withChoice(now, 'b', { edit: 'There.' }));
    await there.settled();
    const later = (await openWizard(createWizardStore(name), 'ana')).getState();
    expect(later.ad).toBe('An ad.');
    expect([choiceOf(later, 'a').edit, choiceOf(later, 'b').edit]).toEqual(['Here.', 'There.']);
  });

  it('for another resume brings no choices of the last one along', async () => {
    const name = newName();
    const [here, there] = [
      await openWizard(createWizardStore(name), 'ana'),
      await openWizard(createWizardStore(name), 'ana'),
    ];
    here.change((now) => withChoice(withResume(now, 'r1'), 'a', { edit: 'Of the first.' }));
    await here.settled();
    there.change((now) => withResume(now, 'r2'));
    await there.settled();
    expect(there.getState()).toMatchObject({ resumeId: 'r2', choices: {} });
    // This tab still has the first one open: what is typed there stays on its screen.
    here.change((now) => withChoice(now, 'a', { edit: 'Of the first, more.' }));
    await here.settled();
    expect(here.getState().resumeId).toBe('r1');
    expect(choiceOf(here.getState(), 'a').edit).toBe('Of the first, more.');
  });

  it('is gone after logging out', async () => {
    const store = createWizardStore(newName());
    const wizard = await openWizard(store, 'ana');
    wizard.change((now) => withResume(now, 'r1'));
    await wizard.settled();
    await store.remove('ana');
    expect((await openWizard(store, 'ana')).getState()).toEqual(EMPTY_WIZARD);
  });

  it('can be typed without a database', async () => {
    const none = () => Promise.reject(new Error('no database'));
    const broken = { ...createWizardStore(newName()), find: none, update: none, remove: none };
    const wizard = await openWizard(broken, 'ana');
    wizard.change((now) => ({ ...now, ad: 'text' }));
    await wizard.settled();
    expect(wizard.getState().ad).toBe('text');
    expect(wizard.isKept()).toBe(false);
  });
});
