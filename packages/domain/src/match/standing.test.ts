import { describe, expect, it } from 'vitest';
import { normaliseResume } from '../resume/schema.ts';
import { matchResume } from './match-resume.ts';
import { standingOf } from './standing.ts';
import { job } from './testing/judged.ts';

const AD = `Line Cook

Requirements
- Grill
- Sauces
- HACCP
- Two years on a busy brunch service

Responsibilities
- Keep your station tidy through the rush
- Track waste in MarketMan`;

function statusOf(line: string, resume: object) {
  const made = normaliseResume(resume, { language: 'en-US' });
  return matchResume(made, AD).requirements.find(({ text }) => text.startsWith(line));
}

const skills = ['Grill', 'Sauces', 'HACCP'].map((name, index) => ({ id: `s${index}`, name }));
const cook = { ...job('Line Cook', 'Ran the grill for 80 covers'), skills };
const picker = job('Warehouse Picker', 'Picked orders with a scanner and kept the aisle tidy');

describe('what a person does already', () => {
  it('believes who holds the position its ordinary duties, and shows the position', () => {
    const duty = statusOf('Keep your station', cook);
    expect(duty).toMatchObject({ status: 'met' });
    expect(duty?.items[0]?.proof?.sentence).toBe('Line Cook');
    expect(statusOf('Keep your station', picker)?.status).not.toBe('met');
  });

  it('believes years of it in other words', () => {
    expect(statusOf('Two years', cook)?.status).toBe('met');
    expect(statusOf('Two years', picker)?.status).toBe('missing');
  });

  it('wants names to be said by everybody', () => {
    const items = statusOf('Track waste', cook)?.items;
    expect(items?.find(({ name }) => name === 'MarketMan')?.status).toBe('missing');
  });

  it('says nothing of ads that ask for little', () => {
    const met = { status: 'met', size: 1 } as const;
    expect(standingOf(1, [met, met])).toBe('near');
    expect(standingOf(1, [met, met, met])).toBe('inside');
    const missing = { status: 'missing', size: 1 } as const;
    expect(standingOf(0, [met, missing, missing])).toBe('outside');
    expect(standingOf(0.5, [met, met, missing])).toBe('inside');
  });
});

it('counts a job that goes on until the given month', () => {
  const ongoing = {
    experience: [{ id: 'job', company: 'Holt', position: 'Line Cook', startDate: '2020-02', current: true }],
  };
  const made = normaliseResume(ongoing, { language: 'en-US' });
  const yearsAt = (today?: string) =>
    matchResume(made, 'Cook\n\nRequirements\n- Five years as a line cook', today).requirements.find(
      ({ text }) => text.startsWith('Five'),
    )?.status;
  expect(yearsAt()).toBe('partly');
  expect(yearsAt('2026-11')).toBe('met');
});
