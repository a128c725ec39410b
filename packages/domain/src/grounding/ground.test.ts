import { describe, expect, it } from 'vitest';
import { normaliseResume } from '../resume/schema.ts';
import { ground } from './ground.ts';

const resume = normaliseResume(
  {
    personalInfo: {
      firstName: 'Ana',
      lastName: 'Reis',
      city: 'Recife',
      jobTitle: 'Cook',
      summary: 'Cook with a liking for fish.',
    },
    experience: [
      {
        id: 'kitchen',
        company: 'Maré Alta',
        position: 'Cook',
        startDate: '2018-03',
        endDate: '2021-02',
        description:
          '• Cooked for 120 guests a night on the grill\n• Cut food waste by 30% with weekly stock counts in Excel\n• Worked with 4 suppliers',
      },
      {
        id: 'bakery',
        company: 'Padaria Sol',
        position: 'Head Baker',
        startDate: '2021-03',
        current: true,
        description: '• Led 6 bakers\n• Ordered through Mercato\n• Won the city bread prize in 2022',
      },
    ],
    education: [{ id: 'school', school: 'Instituto Beira-Mar', degree: 'associate', field: 'Gastronomy' }],
    certifications: [{ id: 'paper', name: 'HACCP Level 2', issuer: 'City', date: '2019' }],
    languages: [{ id: 'language', name: 'English', level: 'limited' }],
    skills: [{ id: 'skill', name: 'Power BI' }],
  },
  { language: 'en-US' },
);
const original = 'Cut food waste by 30% with weekly stock counts in Excel';
const claims = (text: string, itemId: string | undefined = 'kitchen', before = original) =>
  ground(text, { resume, itemId, original: before }).map((claim) => `${claim.kind}: ${claim.text}`);

describe('grounding', () => {
  it('knows the position and the company that the person named, and words of theirs from another sentence', () => {
    const letter = 'I am writing about the position of Data engineer at Globex.';
    expect(ground(letter, { resume, ownTexts: ['Globex', 'Data engineer'] })).toEqual([]);
    expect(ground(letter, { resume, ownTexts: [] })).not.toEqual([]);
    expect(claims('Gave every supplier a fixed day', 'kitchen', '')).toEqual([]);
  });

  it('marks an employer also where a tool stands beside it', () => {
    const marked = claims('Cut food waste by 30% with Kubernetes at Globex').join(', ');
    expect(marked).toContain('Kubernetes');
    expect(marked).toContain('Globex');
  });

  it.each([
    ['Reduced food waste by 30 percent through weekly stock counts in Excel'],
    ['With a stock count every week in Excel, food waste fell 30%'],
    ['Cut waste of food by 30%, counting the stock weekly in Microsoft Excel'],
    ['Reduzi o desperdício de alimentos em 30% com contagens semanais de estoque no Excel'],
    ['Cut food waste by 30% at Maré Alta between 2018 and 2021'],
  ])('passes an honest edit: %s', (text) => {
    expect(claims(text)).toEqual([]);
  });

  it.each([
    ['Cut food waste by 45% with weekly stock counts in Excel', ['number: 45%']],
    ['Cut food waste by 30% with daily stock counts in Excel', ['number: daily']],
    ['Cut food waste by 30% with weekly stock counts in Power BI', ['technology: Power BI']],
    ['Cut food waste by 30% with weekly stock counts in MarketMan', ['technology: MarketMan']],
    ['Led 6 cooks and cut food waste by 30% in Excel', ['leadership: Led', 'number: 6']],
    ['Cut food waste by 30% in Excel since 2016', ['date: 2016']],
    ['Cut food waste by 30% in Excel, for Hotel Aurora', ['employer: Hotel Aurora']],
    ['Cut food waste by 30% in Excel and won an award', ['award: award']],
    ['As Sous Chef, cut food waste by 30% in Excel', ['title: Sous Chef']],
    ['Cut food waste by 30% in Excel through Mercato', ['employer: Mercato']],
    ['Cut food waste by 30% with weekly stock counts and menus in Excel', ['technology: menus']],
  ])('marks what the entry does not say: %s', (text, expected) => {
    const found = claims(text);
    for (const claim of expected) expect(found.join('\n')).toContain(claim.slice(claim.indexOf(': ') + 2));
    expect(found.length).toBeGreaterThan(0);
  });

  it('lets a summary use the whole resume, and nothing more', () => {
    const summary = 'Cook with a liking for fish.';
    const claimed = (text: string) =>
      ground(text, { resume, original: summary }).map(({ text: piece }) => piece);
    expect(
      claimed('Cook and head baker who led 6 bakers, speaks limited English and holds HACCP Level 2.'),
    ).toEqual([]);
    expect(claimed('Cook with fluent English.')).toEqual(['fluent English']);
    expect(claimed('Cook with an MBA.')).toEqual(['MBA']);
    expect(claimed('Cook, trained at Saguaro University.').join()).toContain('Saguaro University');
    expect(claimed('Certified ServSafe cook.').join()).toContain('ServSafe');
  });

  it('counts what the person has answered, and never takes the ad for theirs', () => {
    const text = 'Cut food waste by 30% with weekly stock counts in MarketMan';
    expect(ground(text, { resume, itemId: 'kitchen', original, ownTexts: ['We used MarketMan'] })).toEqual(
      [],
    );
    expect(ground(text, { resume, itemId: 'kitchen', original })).toHaveLength(1);
  });

  it('takes the length of a finished job from its dates', () => {
    expect(
      claims(
        'Three years on the grill, 120 guests a night',
        'kitchen',
        'Cooked for 120 guests a night on the grill',
      ),
    ).toEqual([]);
    expect(
      claims(
        'Five years on the grill, 120 guests a night',
        'kitchen',
        'Cooked for 120 guests a night on the grill',
      ),
    ).toEqual(['number: Five years']);
  });

  it('knows the entry by its path when two lists use one id', () => {
    const twice = { ...resume, education: resume.education.map((one) => ({ ...one, id: 'kitchen' })) };
    expect(ground('At Instituto Beira-Mar', { resume: twice, itemId: 'experience/kitchen' })).toEqual([]);
    expect(ground('Ordered through Mercato', { resume: twice, itemId: 'experience/kitchen' })).toHaveLength(
      1,
    );
  });

  it('asks about every fact of an entry that is not there', () => {
    expect(ground('Cut waste by 30% in Excel', { resume, itemId: 'gone' }).length).toBeGreaterThan(0);
  });
});
