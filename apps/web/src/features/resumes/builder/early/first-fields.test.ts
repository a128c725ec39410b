import { emptyResume } from '@lauda/domain/resume/empty-resume';
import type { Resume } from '@lauda/domain/resume/resume';
import { createListeners } from '@lauda/local-first/listeners';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  copyKey,
  type FirstFields,
  forgetEarlyFields,
  typedKey,
} from '../../../../lib/early-form/early-fields.ts';
import type { OpenResume } from '../../open-resume.ts';
import { createOpenPlaces } from '../places/open-places.ts';
import { keepFirstFields } from './first-fields.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
});

/** The part of an open resume that the copy is made from. */
function openResume(draftId: string, ownerId = 'ana') {
  const listeners = createListeners();
  let resume: Resume = emptyResume('en-US');
  const getState = () => ({ sync: { previewResumeData: resume }, resumeId: 'r1', isUnsaved: true });
  const opened = { draftId, getState, getOwnerId: () => ownerId, subscribe: listeners.subscribe };
  return {
    opened: opened as unknown as OpenResume,
    name: (firstName: string) => {
      resume = { ...resume, personalInfo: { ...resume.personalInfo, firstName } };
      listeners.notify();
    },
  };
}

const copyOf = (ownerId: string) =>
  JSON.parse(localStorage.getItem(copyKey(ownerId)) ?? 'null') as FirstFields | null;

it('keeps the first fields of the document that was opened last, and follows them', () => {
  const { opened, name } = openResume('one');
  const stop = keepFirstFields(opened);
  expect(copyOf('ana')).toMatchObject({ id: 'one', resumeId: 'r1', isBlank: true, title: 'My Resume' });
  name('Ana');
  vi.advanceTimersByTime(300);
  expect(copyOf('ana')).toMatchObject({
    isBlank: false,
    title: "Ana's Resume",
    values: { 'personalInfo/firstName': 'Ana', title: '' },
  });
  name('Anna');
  dispatchEvent(new Event('pagehide'));
  expect(copyOf('ana')?.values['personalInfo/firstName']).toBe('Anna');
  stop();
});

it('writes nothing once signing out has removed it, not even when the page goes', () => {
  const { opened, name } = openResume('one');
  const stop = keepFirstFields(opened);
  name('Ana');
  localStorage.clear();
  dispatchEvent(new Event('pagehide'));
  name('Anna');
  stop();
  expect(copyOf('ana')).toBeNull();
});

it('does not write over the document that another tab has opened since', () => {
  const { opened, name } = openResume('one');
  const stop = keepFirstFields(opened);
  keepFirstFields(openResume('two').opened)();
  name('Ana');
  vi.advanceTimersByTime(300);
  expect(copyOf('ana')?.id).toBe('two');
  stop();
});

it('keeps no copy of a section that is folded away', () => {
  createOpenPlaces('one').toggleSection('personalInfo');
  keepFirstFields(openResume('one').opened)();
  expect(copyOf('ana')).toBe(null);
});

it('forgets one owner and leaves the others', () => {
  keepFirstFields(openResume('one').opened)();
  keepFirstFields(openResume('two', 'bruno').opened)();
  sessionStorage.setItem(typedKey('ana', 'one'), '{}');
  sessionStorage.setItem(typedKey('bruno', 'two'), '{}');
  forgetEarlyFields('ana');
  expect([copyOf('ana'), copyOf('bruno')?.id]).toEqual([null, 'two']);
  expect(Object.keys(sessionStorage)).toEqual([typedKey('bruno', 'two')]);
});
