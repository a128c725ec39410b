import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Line } from '../source.ts';
import { readImport } from '../read-import.ts';
import { sectionOrder } from './section-order.ts';
import type { Section } from './sections.ts';

const line = (flow: number, y: number, page = 1): Line => ({
  page,
  box: { x: 0, y, width: 100, height: 10 },
  cells: [],
  text: 'text',
  style: { size: 10, bold: false, italic: false, font: 'Sans' },
  heading: null,
  block: null,
  isParagraph: false,
  isBullet: false,
  flow,
  gap: 0,
  edge: 100,
});

/** A section of two lines: its flow and its height on the page. */
const section = (kind: Section['kind'], flow: number, y: number, page = 1): Section => ({
  kind,
  title: kind,
  heading: line(flow, y, page),
  lines: [line(flow, y + 12, page)],
});

it('puts a left side column after the main column', () => {
  const order = sectionOrder([
    section('summary', 0, 50),
    section('skills', 1, 100),
    section('certifications', 1, 150),
    section('experience', 2, 100),
    section('education', 2, 150),
  ]);
  expect(order).toEqual(['objectives', 'experience', 'education', 'skills', 'certifications']);
});

it('follows the file where sections are below each other, or each is a flow of its own', () => {
  const below = [section('skills', 1, 50), section('experience', 2, 100), section('education', 2, 150)];
  expect(sectionOrder(below)).toEqual(['skills', 'experience', 'education']);
  const tagged = [section('skills', 1, 100), section('experience', 2, 100), section('education', 3, 150)];
  expect(sectionOrder(tagged)).toEqual(['skills', 'experience', 'education']);
  const laterPage = [
    section('skills', 1, 100),
    section('experience', 2, 100, 2),
    section('education', 2, 150, 2),
  ];
  expect(sectionOrder(laterPage)).toEqual(['skills', 'experience', 'education']);
  expect(sectionOrder([section('skills', 1, 100)])).toEqual(['skills']);
  expect(sectionOrder([])).toEqual([]);
});

it("begins a resume from LinkedIn's saved profile with the summary and the experience", async () => {
  const bytes = readFileSync(new URL('../../../../e2e/files/linkedin-profile-en.pdf', import.meta.url));
  const result = await readImport(bytes);
  if (!result.ok) throw new Error(result.reason);
  expect(result.resume.sectionOrder.slice(0, 3)).toEqual(['objectives', 'experience', 'education']);
}, 30_000);
