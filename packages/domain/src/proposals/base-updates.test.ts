import { describe, expect, it } from 'vitest';
import { MAX_ITEMS } from '../resume/limits.ts';
import { setAt } from '../resume/path.ts';
import type { Resume } from '../resume/resume.ts';
import { richTextFromPlain } from '../resume/rich-text.ts';
import { sampleResume } from '../resume/sample.ts';
import { normaliseResume } from '../resume/schema.ts';
import { msOf } from '../testing/worst-case.ts';
import { acceptUpdates } from './accept.ts';
import { advance } from './advance.ts';
import { baseUpdates, countBaseUpdates } from './base-updates.ts';

const S = sampleResume('en-US');
const edit = (resume: Resume, path: string, value: unknown) => setAt(resume, path.split('/'), value);
const [first, second] = S.experience;
const updatesOf = (variant: Resume, base: Resume, ignored: string[] = []) =>
  baseUpdates(S, variant, base, ignored);

describe('updates of a base', () => {
  it('come ready where the variant changed nothing, with names and only the fields that differ', () => {
    const base = edit(edit(S, 'experience/sample-1/company', 'Aurora'), 'title', 'Base');
    expect(updatesOf(S, base)).toEqual([
      {
        passage: 'experience/sample-1',
        kind: 'changed',
        isClash: false,
        section: 'experience',
        entry: 'Product Operations Manager, Aurora',
        before: [{ field: 'company', text: 'Harborline Freight Software' }],
        mine: [{ field: 'company', text: 'Harborline Freight Software' }],
        after: [{ field: 'company', text: 'Aurora' }],
      },
    ]);
  });

  it('[PRP-01] show all three texts where the variant has changed the passage too', () => {
    const path = 'personalInfo/summary';
    const [update] = updatesOf(
      edit(S, path, richTextFromPlain('Mine')),
      edit(S, path, richTextFromPlain('• Theirs')),
    );
    expect(update).toMatchObject({
      passage: path,
      kind: 'changed',
      isClash: true,
      section: 'personalInfo',
      mine: [{ field: 'summary', text: 'Mine' }],
      after: [{ field: 'summary', text: '• Theirs' }],
    });
    expect(update?.before?.[0]?.text).toContain('nine years');
  });

  it('tell of entries that are new, gone and moved', () => {
    const added = { ...(first as object), id: 'new', position: 'Lead', company: 'Boreal', description: [] };
    const base = { ...S, experience: [second, first, added], languages: [] } as unknown as Resume;
    const updates = updatesOf(edit(S, 'languages/sample-language-1/level', 'fluent'), base);
    expect(
      updates.map(({ passage, kind, isClash, entry, mine, after }) => [
        passage,
        kind,
        isClash,
        entry,
        mine?.map(({ text }) => text).join(' | ') ?? null,
        after?.map(({ text }) => text).join(' | ') ?? null,
      ]),
    ).toEqual([
      ['experience/new', 'added', false, 'Lead, Boreal', null, expect.stringContaining('Boreal')],
      [
        'experience/order',
        'moved',
        false,
        '',
        'Product Operations Manager, Harborline Freight Software\nOperations Analyst, Fernhill Market',
        'Operations Analyst, Fernhill Market\nProduct Operations Manager, Harborline Freight Software',
      ],
      ['languages/sample-language-1', 'removed', true, 'English', 'English | fluent', null],
      ['languages/sample-language-2', 'removed', false, 'Swedish', 'Swedish | Professional working', null],
    ]);
  });

  it('stand in the order of the page, what is about the page itself last', () => {
    const base = [
      ['theme/color', '#0e5c45'],
      ['sectionTitle/skills', 'Tools'],
      ['personalInfo/summary', richTextFromPlain('New')],
      ['experience/sample-2/position', 'Analyst'],
      ['skills', S.skills.slice(1)],
      ['contacts', []],
      ['personalInfo/city', 'Salem'],
      ['sectionOrder', ['skills', 'objectives', 'experience']],
    ].reduce((resume, [path, value]) => edit(resume, path as string, value), S);
    expect(updatesOf(S, base).map(({ passage, section }) => `${passage} (${section})`)).toEqual([
      'personalInfo (personalInfo)',
      'contacts (contacts)',
      'skills (skills)',
      'personalInfo/summary (personalInfo)',
      'experience/sample-2 (experience)',
      'sections (sections)',
      'design (design)',
    ]);
    const [sections, design] = updatesOf(S, base).slice(-2);
    expect(sections?.after).toContainEqual({ field: 'sectionTitle/skills', text: 'Tools' });
    expect(sections?.after?.find(({ field }) => field === 'sectionOrder')?.text).toMatch(/^Tools\nProfile\n/);
    expect(design?.after).toEqual([{ field: 'theme/color', text: '#0e5c45' }]);
  });

  it('are none where the variant is as accepting would make it, and where the passage is ignored', () => {
    const base = edit(S, 'personalInfo/city', 'Salem');
    expect(updatesOf(edit(S, 'personalInfo/city', 'Salem'), base)).toEqual([]);
    expect(updatesOf(S, base, ['personalInfo'])).toEqual([]);
    expect(countBaseUpdates(S, S, base, [])).toBe(1);
    expect(countBaseUpdates(advance(S, base, new Set(['personalInfo'])), S, base, [])).toBe(0);
  });

  it('bring back an entry that the variant has deleted, once it is accepted', () => {
    const base = edit(S, 'experience/sample-1/description', richTextFromPlain('• More'));
    const variant = { ...S, experience: S.experience.slice(1) };
    const [update] = updatesOf(variant, base);
    expect(update).toMatchObject({ passage: 'experience/sample-1/description', isClash: true, mine: null });
    const accepted = acceptUpdates(S, variant, base, new Set(['experience/sample-1/description']));
    expect(accepted.experience.map(({ id }) => id)).toEqual(['sample-1', 'sample-2']);
  });

  it('are counted in time for the largest documents', () => {
    const full = (word: string): Resume => {
      const entries = (count: number, entry: object) =>
        Array.from({ length: count }, (_, index) => ({
          ...entry,
          id: `${JSON.stringify(entry).length}-${index}`,
        }));
      const job = { company: word, description: word };
      return normaliseResume(
        {
          experience: entries(MAX_ITEMS.experience, job).toReversed(),
          projects: entries(MAX_ITEMS.projects, { name: word, url: '', description: word }),
          skills: entries(MAX_ITEMS.skills, { name: word }),
          certifications: entries(MAX_ITEMS.certifications, { name: word, issuer: word }),
          customSections: Array.from({ length: MAX_ITEMS.customSections }, (_, index) => ({
            id: `section-${index}`,
            title: word,
            items: Array.from({ length: 10 }, (_item, place) => ({
              id: `item-${index}-${place}`,
              title: word,
              description: word,
            })),
          })),
        },
        { language: 'en-US' },
      );
    };
    const [snapshot, variant, base] = [full('a'), full('b'), full('c')];
    expect(countBaseUpdates(snapshot, variant, base, [])).toBeGreaterThan(700);
    expect(msOf(() => countBaseUpdates(snapshot, variant, base, []))).toBeLessThan(1_000);
  });

  it('decide an entry whose id is "order" together with the order of its list', () => {
    const odd = edit(S, 'experience', [first, { ...second, id: 'order' }]);
    const base = edit(edit(odd, 'experience/order/company', 'Boreal'), 'experience', [
      { ...second, id: 'order', company: 'Boreal' },
      first,
    ]);
    expect(baseUpdates(odd, odd, base, []).map(({ passage }) => passage)).toEqual(['experience/order']);
    expect(acceptUpdates(odd, odd, base, new Set(['experience/order']))).toEqual(base);
  });
});
