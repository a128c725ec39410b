import { describe, expect, it } from 'vitest';
import { normaliseResume } from '../resume/schema.ts';
import { ground } from './ground.ts';

const lines = [
  'Brew 32 ales and 6 lagers for $4,000 a month',
  'Cleared 1,150 kegs in seven months',
  'Cut cleaning from 3 hours to 75 minutes',
  'Kept the tap list and helped at the bar under the head brewer’s supervision',
  'Answer questions from guests at the bar and by phone',
] as const;
const [ALES, KEGS, CLEANING, TAPS, GUESTS] = lines;
const resume = normaliseResume(
  {
    personalInfo: { firstName: 'Ada', lastName: 'Bo', jobTitle: 'Brewer', summary: 'Brewer of ales.' },
    experience: [
      {
        id: 'now',
        company: 'Hop Yard',
        position: 'Brewer',
        startDate: '2019-03',
        current: true,
        description: lines.join('\n'),
      },
      { id: 'then', company: 'Malt Lane', position: 'Brewer', startDate: '2012-01', endDate: '2018-12' },
    ],
  },
  { language: 'en-US' },
);
const claims = (original: string, text: string, itemId: string | undefined = 'now') =>
  ground(text, { resume, itemId, original, today: '2026-03' }).map((claim) => claim.text);
const summary = (text: string) =>
  ground(text, { resume, original: 'Brewer of ales.', today: '2026-03' }).map((claim) => claim.text);

describe('what follows from the person’s own figures', () => {
  it.each([
    [ALES, 'Brew 38 in all, 32 ales and 6 lagers, for $4,000 a month'],
    [ALES, 'Brew 32 ales and 6 lagers for $4,000 a month, or $48,000 a year'],
    [KEGS, 'Cleared 1,150 kegs in 7 months, roughly 164 a month'],
    [CLEANING, 'Cut cleaning by 105 minutes, from 3 hours to 1 h 15 min'],
    [TAPS, 'Managed the tap list and assisted at the bar, supervised by the head brewer'],
    [GUESTS, 'Answered inquiries from guests, both at the bar and by phone, with care and patience'],
  ])('%s: %s', (original, text) => {
    expect(claims(original, text)).toEqual([]);
  });

  it.each([
    [ALES, 'Brew 38 ales and 6 lagers for $4,000 a month', '38'],
    [ALES, 'Brew 32 ales and 6 lagers for $48,000 a month', '$48,000'],
    [CLEANING, 'Cut cleaning from 3 hours to 25 minutes', '25 minutes'],
    [TAPS, 'Supervised the bar and kept the tap list', 'Supervised'],
    [GUESTS, 'Answer questions from guests at the bar and by phone, and pastry', 'pastry'],
  ])('%s: %s', (original, text, expected) => {
    expect(claims(original, text).join('|')).toContain(expected);
  });

  it('knows how long somebody has worked from the dates of the jobs', () => {
    expect(summary('Brewer of ales with more than twelve years in brewing.')).toEqual([]);
    expect(summary('Brewer of ales with 14 years in brewing.')).toEqual([]);
    expect(summary('Brewer of ales with more than twenty years in brewing.').join()).toContain(
      'twenty years',
    );
  });
});
