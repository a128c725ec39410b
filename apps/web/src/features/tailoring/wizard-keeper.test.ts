// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in place of the browser's
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { openWizard } from './wizard-keeper.ts';
import { createWizardStore } from './wizard-store.ts';
import { EMPTY_WIZARD, withResume } from './wizard.ts';

let count = 0;
const newName = () => `wizard-test-${(count += 1)}`;

describe('what is typed in the wizard', () => {
  it('is on the device at once, for the next page and for its owner alone', async () => {
    const name = newName();
    const keeper = await openWizard(createWizardStore(name), 'ana');
    for (let index = 0; index < 50; index += 1) keeper.change((now) => ({ ...now, ad: `${now.ad}x` }));
    await keeper.settled();
    const later = await openWizard(createWizardStore(name), 'ana');
    expect(later.getState().ad).toBe('x'.repeat(50));
    expect((await openWizard(createWizardStore(name), 'bruno')).getState()).toEqual(EMPTY_WIZARD);
  });

  it('is gone after logging out', async () => {
    const store = createWizardStore(newName());
    const keeper = await openWizard(store, 'ana');
    keeper.change((now) => withResume(now, 'r1'));
    await keeper.settled();
    await store.forget('ana');
    expect(await store.read('ana')).toBeNull();
  });

  it('can be typed without a database', async () => {
    const broken = {
      read: () => Promise.reject(new Error('no database')),
      write: () => Promise.reject(new Error('no database')),
      writeNow: () => {},
      forget: () => Promise.reject(new Error('no database')),
    };
    const keeper = await openWizard(broken, 'ana');
    keeper.change((now) => ({ ...now, ad: 'text' }));
    await keeper.settled();
    expect(keeper.getState().ad).toBe('text');
  });
});
