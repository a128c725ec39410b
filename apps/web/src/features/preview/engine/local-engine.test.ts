import { expect, it } from 'vitest';
import { isEngineWanted } from './local-engine.ts';

it('the engine is loaded for nobody who saves data or is on a slow link', () => {
  expect(isEngineWanted()).toBe(true);
  expect(isEngineWanted({ effectiveType: '4g', saveData: false })).toBe(true);
  expect(isEngineWanted({ effectiveType: '4g', saveData: true })).toBe(false);
  for (const effectiveType of ['slow-2g', '2g', '3g']) expect(isEngineWanted({ effectiveType })).toBe(false);
});
