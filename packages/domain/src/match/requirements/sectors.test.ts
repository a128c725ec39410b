import { describe, expect, it } from 'vitest';
import { sectorsAsked } from './sectors.ts';
import { itemsOf, job, judged } from '../testing/judged.ts';

const idsIn = (line: string) => sectorsAsked(line).map(({ id }) => id);

describe('sectors', () => {
  it('reads each sector of a line', () => {
    expect(idsIn('Experience in mining, agribusiness or insurance')).toEqual([
      'mining',
      'agriculture',
      'insurance',
    ]);
  });

  it('takes the kind of an industry for the sector', () => {
    expect(idsIn('Vivência em indústria de alimentos')).toEqual(['food']);
    expect(idsIn('Vivência em indústria')).toEqual(['manufacturing']);
  });

  it('asks for one of several', () => {
    expect(itemsOf(judged('Background in mining or banking', job('Fitter', '', 'Red Hill Mining')))).toEqual([
      'mining: met',
      'banking: not-needed',
    ]);
  });

  it('lets a skill that is more than the sector stand', () => {
    const line = 'Construction management experience';
    expect(judged(line, job('Fitter', '', 'Hill Construction'))?.skills).toMatchObject([
      { id: 'site-management' },
    ]);
  });

  it('hears a short word only where it stands alone', () => {
    expect(judged('Background in hospitality', job('Fitter', '• Bars and rods', 'Barton'))?.status).toBe(
      'missing',
    );
  });
});
