import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathKey } from '../conflict.ts';
import { isEqual } from '../equal.ts';
import {
  type Application,
  APPLICATION_STATES,
  EMPTY_APPLICATION,
  MAX_EVENTS,
  OWN_EVENT_KINDS,
  type TimelineEvent,
} from './application.ts';
import { applicationSchema } from './application-schema.ts';
import { putEvent, markSent, moveTo, removeEvent, withAd } from './changes.ts';
import { applicationRules } from './document-rules.ts';
import { APPLICATION_FIELDS, isSameApplication, mergeApplications } from './merge.ts';

const uuid = fc.uuid({ version: 4 });
/** Few values, so that both sides often make the same change or conflict. */
const word = fc.constantFrom('', 'a', 'b', 'c');
const at = fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-02T09:30', '2026-12-24');
const day = fc.constantFrom(null, '2026-11-01', '2026-11-02');
const stamp = fc.record({ id: uuid, at });
const place = fc.nat({ max: 3 });

type Change = (application: Application) => Application;

const change: fc.Arbitrary<Change> = fc.oneof(
  fc
    .tuple(fc.constantFrom('company', 'title', 'place', 'notes'), word)
    .map(([field, value]): Change => (application) => ({ ...application, [field]: value })),
  fc.tuple(fc.constantFrom(...APPLICATION_STATES), fc.constantFrom(null, 'rejected', 'accepted'), stamp).map(
    ([state, outcome, stamped]): Change =>
      (application) =>
        moveTo(application, { state, outcome }, stamped),
  ),
  fc.tuple(fc.constantFrom(...OWN_EVENT_KINDS), word, stamp).map(
    ([kind, text, stamped]): Change =>
      (application) =>
        putEvent(application, { kind, text }, stamped),
  ),
  place.map(
    (index): Change =>
      (application) =>
        removeEvent(application, application.events[index]?.id ?? ''),
  ),
  fc.tuple(word, day).map(([text, on]): Change => (application) => ({
    ...application,
    nextStep: { text, on },
  })),
  word.map(
    (text): Change =>
      (application) =>
        withAd(application, { text, address: text }, '2026-11-03'),
  ),
  fc.tuple(fc.nat({ max: 2 }), stamp).map(
    ([version, stamped]): Change =>
      (application) =>
        markSent(
          application,
          {
            sent: { resumeId: '11111111-1111-4111-8111-111111111111', version: version + 1 },
            name: 'Base',
          },
          stamped,
        ),
  ),
  fc.tuple(uuid, word).map(([contactId, name]): Change => (application) => ({
    ...application,
    contacts: [...application.contacts, { id: contactId, name, role: '', email: '', phone: '' }],
  })),
  fc.tuple(place, word).map(([index, name]): Change => (application) => ({
    ...application,
    contacts: application.contacts.map((contact, n) => (n === index ? { ...contact, name } : contact)),
  })),
  place.map((index): Change => (application) => ({
    ...application,
    contacts: application.contacts.toSpliced(index, 1),
  })),
);

const changes = (most: number) => fc.array(change, { maxLength: most });
const applied = (application: Application, list: readonly Change[]) =>
  list.reduce((result, make) => make(result), application);

/** A base application and the changes of two sides. */
const threeWays = fc.tuple(changes(8), changes(6), changes(6)).map(([before, here, there]) => {
  const base = applied(EMPTY_APPLICATION, before);
  return { base, mine: applied(base, here), theirs: applied(base, there) };
});

const RUNS = { numRuns: 2_000 };
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('[JOB-01] two versions of an application', () => {
  it('merge field by field: what one side changed stays, what both changed is a conflict with mine in place', () => {
    fc.assert(
      fc.property(threeWays, ({ base, mine, theirs }) => {
        const { document, conflicts } = mergeApplications(base, mine, theirs);
        const told = new Set(conflicts.map(({ path }) => pathKey(path)));
        for (const field of APPLICATION_FIELDS) {
          const [was, own, other] = [base[field], mine[field], theirs[field]];
          expect(told.has(field)).toBe(!isEqual(own, other) && !isEqual(own, was) && !isEqual(other, was));
          expect(document[field]).toEqual(isEqual(own, was) ? other : own);
        }
        expect(applicationSchema.safeParse(document).success).toBe(true);
      }),
      RUNS,
    );
  });

  it('keep the words of an event that one side is writing, also where the other removed it', () => {
    const id = '33333333-3333-4333-8333-333333333333';
    const write = (application: Application, text: string) =>
      putEvent(application, { kind: 'note', text }, { id, at: '2026-11-02' });
    const base = write(EMPTY_APPLICATION, 'W');
    const [removed, written] = [removeEvent(base, id), write(base, 'With Ana')];
    for (const [mine, theirs] of [
      [base, written],
      [written, base],
      [removed, written],
      [written, removed],
    ] as const)
      expect(mergeApplications(base, mine, theirs).document.events).toEqual(written.events);
  });

  it('keep every event and contact that a side added, and none that a side removed untouched', () => {
    fc.assert(
      fc.property(threeWays, ({ base, mine, theirs }) => {
        const { document, conflicts } = mergeApplications(base, mine, theirs);
        const [was, own, other] = [base, mine, theirs].map(({ events }) => new Set(ids(events)));
        const isKept = (id: string) =>
          was?.has(id) === true ? own?.has(id) === true && other?.has(id) === true : true;
        const expected = [...new Set([...ids(mine.events), ...ids(theirs.events)])].filter(isKept);
        expect(new Set(ids(document.events))).toEqual(new Set(expected));
        expect(document.events.length).toBe(expected.length);
        const told = new Set(conflicts.map(({ path }) => pathKey(path)));
        for (const { contacts } of [mine, theirs])
          for (const contact of contacts) {
            const before = base.contacts.find(({ id }) => id === contact.id);
            const now = document.contacts.find(({ id }) => id === contact.id);
            if (isEqual(before, contact) || isEqual(now, contact)) continue;
            // A change that is not in the merged document must be a reported conflict.
            expect(told.has(`contacts/${contact.id}`)).toBe(true);
          }
      }),
      RUNS,
    );
  });

  it('merge with themselves and with their base to what they are', () => {
    fc.assert(
      fc.property(threeWays, ({ base, mine }) => {
        for (const theirs of [base, mine]) {
          const { document, conflicts } = mergeApplications(base, mine, theirs);
          expect(conflicts).toEqual([]);
          expect(isSameApplication(document, mine)).toBe(true);
        }
        expect(isSameApplication(mergeApplications(base, base, mine).document, mine)).toBe(true);
      }),
      RUNS,
    );
  });

  it('take the side that the person chose for each conflict', () => {
    fc.assert(
      fc.property(threeWays, ({ base, mine, theirs }) => {
        const { document, conflicts } = mergeApplications(base, mine, theirs);
        const all = (side: 'mine' | 'theirs') =>
          applicationRules.resolve(
            document,
            conflicts,
            new Map(conflicts.map(({ path }) => [pathKey(path), side])),
          );
        expect(all('mine')).toEqual(document);
        for (const { path, theirs: chosen } of conflicts)
          expect(applicationRules.valueAt(all('theirs'), path)).toEqual(chosen);
      }),
      RUNS,
    );
  });

  it('stay within the number of events that is stored; the oldest go', () => {
    const event = (n: number, side: string): TimelineEvent => ({
      id: `${side}${String(n).padStart(7, '0')}-1111-4111-8111-111111111111`,
      kind: 'note',
      at: `20${String(n % 100).padStart(2, '0')}-01-01`,
      text: '',
      stage: null,
    });
    const full = (side: string) => ({
      ...EMPTY_APPLICATION,
      events: Array.from({ length: MAX_EVENTS }, (_, n) => event(n, side)),
    });
    const { document } = mergeApplications(EMPTY_APPLICATION, full('a'), full('b'));
    expect(document.events.length).toBe(MAX_EVENTS);
    expect(applicationSchema.safeParse(document).success).toBe(true);
    expect(document.events.some(({ at }) => at.startsWith('2000'))).toBe(false);
  });
});
