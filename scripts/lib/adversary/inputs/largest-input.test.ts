import { expect, it } from 'vitest';
import { routes } from '../../../../packages/contract/src/index.ts';
import type { Route } from '../../../../packages/contract/src/route.ts';
import { parseResume } from '../../../../packages/domain/src/resume/schema.ts';
import { MAX_RESUME_BYTES } from '../../../../packages/domain/src/resume/limits.ts';
import { largestInput } from './largest-input.ts';
import { largestResume } from './largest-resume.ts';
import { SHAPES } from './shapes.ts';

// Analytics events have predefined names: known-inputs.ts has one.
it('makes a body that its own schema takes for every route with one', () => {
  const refused = Object.entries(routes as Readonly<Record<string, Route>>).flatMap(([name, route]) => {
    if (name === 'recordEvents' || route.body === undefined || route.bodyTypes !== undefined) return [];
    const isTaken = SHAPES.some((shape, index) => {
      const { body } = largestInput(route, shape, index % 2 === 0);
      return route.body?.safeParse(body).success;
    });
    return isTaken ? [] : [name];
  });
  expect(refused).toEqual([]);
}, 120_000);

it('makes resumes near the limit in bytes, whatever the text', () => {
  const sizes = SHAPES.map((shape, turn) => {
    const resume = largestResume(shape, turn);
    expect(parseResume(resume).ok).toBe(true);
    return Buffer.byteLength(JSON.stringify(resume));
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_RESUME_BYTES);
  expect(sizes.filter((size) => size > MAX_RESUME_BYTES * 0.6).length).toBeGreaterThan(20);
}, 120_000);
