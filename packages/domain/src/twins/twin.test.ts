import { describe, expect, it } from 'vitest';
import { setAt, valueAt } from '../resume/path.ts';
import type { Resume } from '../resume/resume.ts';
import { plainText, type RichText, richTextFromPlain } from '../resume/rich-text.ts';
import { sampleResume } from '../resume/sample.ts';
import { sectionTitle } from '../resume/vocabulary/section-titles.ts';
import { acceptFacts, twinFactUpdates } from './facts.ts';
import { type TwinText, twinTexts, withWords } from './texts.ts';
import { advanceTwin, countTwinUpdates, firstSnapshot, twinOf } from './twin.ts';
import { withMarksOf } from './with-marks-of.ts';

const source = sampleResume('en-US');
const [role] = source.experience;
if (role === undefined) throw new Error('The sample has no experience');
const description = ['experience', role.id, 'description'];

const textOf = (key: string, snapshot: Resume, twin: Resume, now: Resume): TwinText => {
  const found = twinTexts(snapshot, twin, now).find((text) => text.key === key);
  if (found === undefined) throw new Error(`No ${key}`);
  return found;
};
const descriptionKey = `text:${description.join('/')}`;

/** A twin with the source's text plus a marker, and its snapshot. */
function translated(now: Resume) {
  const empty = { twin: twinOf(now), snapshot: firstSnapshot(now) };
  const texts = twinTexts(empty.snapshot, empty.twin, now);
  const twin = texts
    .flatMap(({ fields }) => fields)
    .reduce((known, { path, source: words }) => withWords(known, now, path, `${words} pt`), empty.twin);
  return { twin, snapshot: advanceTwin(empty.snapshot, now, new Set(texts.map(({ key }) => key))) };
}

describe('a new twin', () => {
  const twin = twinOf(source);

  it('[VAR-05] has the names, dates, levels and keys of its source in the other language, and none of its words', () => {
    expect(twin.language).toBe('pt-BR');
    expect(sectionTitle(twin, 'experience')).toBe('Experiência profissional');
    expect(twin.experience.map(({ company, startDate }) => [company, startDate])).toEqual(
      source.experience.map(({ company, startDate }) => [company, startDate]),
    );
    expect(twin.education.map(({ degree }) => degree)).toEqual(source.education.map(({ degree }) => degree));
    expect(twin.skills.map(({ skillLevelId }) => skillLevelId)).toEqual(
      source.skills.map(({ skillLevelId }) => skillLevelId),
    );
    expect(twin.experience.every((entry) => entry.position === '' && entry.description.length === 0)).toBe(
      true,
    );
    expect(twin.title).toMatch(/\(português\)$/);
    expect(twin.id).toBeUndefined();
  });

  it('[VAR-05] has all its words to be translated and no fact to decide', () => {
    const snapshot = firstSnapshot(source);
    expect(twinFactUpdates(snapshot, twin, source, [])).toEqual([]);
    const texts = twinTexts(snapshot, twin, source);
    expect(new Set(texts.map(({ state }) => state))).toEqual(new Set(['untranslated']));
    expect(countTwinUpdates(snapshot, twin, source, [])).toBe(texts.length);
    expect(texts.map(({ key }) => key)).toContain(descriptionKey);
    expect(texts.filter(({ key }) => key === 'text:skills')).toHaveLength(1);
  });
});

describe('words of a twin', () => {
  it('[VAR-05] are in step, changed with the source, or not translated', () => {
    const { twin, snapshot } = translated(source);
    expect(countTwinUpdates(snapshot, twin, source, [])).toBe(0);
    const later = setAt(source, description, richTextFromPlain('• Led 9 people'));
    expect(textOf(descriptionKey, snapshot, twin, later)).toMatchObject({
      state: 'changed',
      section: 'experience',
      fields: [{ source: '• Led 9 people', before: plainText(role.description) }],
    });
    expect(countTwinUpdates(snapshot, twin, later, [])).toBe(1);
    const known = advanceTwin(snapshot, later, new Set([descriptionKey]));
    expect(textOf(descriptionKey, known, twin, later).state).toBe('inStep');
    const emptied = setAt(twin, description, []);
    expect(textOf(descriptionKey, snapshot, emptied, source).state).toBe('untranslated');
  });

  it('that were typed before anybody compared them wait for that', () => {
    const typed = withWords(twinOf(source), source, description, '• Liderei');
    expect(textOf(descriptionKey, firstSnapshot(source), typed, source).state).toBe('unchecked');
  });

  it('[VAR-06] are never replaced by the source when its facts are accepted', () => {
    const { twin, snapshot } = translated(source);
    const later = setAt(
      setAt(source, ['experience', role.id, 'position'], 'Head of everything'),
      ['experience', role.id, 'startDate'],
      '2011-02',
    );
    const updates = twinFactUpdates(snapshot, twin, later, []);
    expect(updates.map(({ passage }) => passage)).toEqual([`experience/${role.id}`]);
    const accepted = acceptFacts(snapshot, twin, later, new Set([`experience/${role.id}`]));
    expect(accepted).toEqual(setAt(twin, ['experience', role.id, 'startDate'], '2011-02'));
    const known = advanceTwin(snapshot, later, new Set([`experience/${role.id}`]));
    expect(twinFactUpdates(known, accepted, later, [])).toEqual([]);
    expect(textOf(`text:experience/${role.id}`, known, accepted, later).state).toBe('changed');
  });

  it('[VAR-06] of an entry that the source adds wait to be translated', () => {
    const { twin, snapshot } = translated(source);
    const later = {
      ...source,
      experience: [{ ...role, id: 'new', company: 'Nordlys', position: 'Director' }, ...source.experience],
    };
    const accepted = acceptFacts(snapshot, twin, later, new Set(['experience/new']));
    expect(accepted.experience[0]).toMatchObject({ company: 'Nordlys', position: '', description: [] });
    expect(accepted.experience.slice(1)).toEqual(twin.experience);
    const known = advanceTwin(snapshot, later, new Set(['experience/new']));
    expect(textOf('text:experience/new', known, accepted, later).state).toBe('untranslated');
    expect(textOf('text:experience/new/description', known, accepted, later).state).toBe('untranslated');
  });

  it('a degree that becomes a key of the vocabulary is a fact, one in own words is translated', () => {
    const [school] = source.education;
    if (school === undefined) throw new Error('The sample has no education');
    const degree = ['education', school.id, 'degree'];
    const before = setAt(source, degree, 'Night school');
    const { twin, snapshot } = translated(before);
    const later = setAt(source, degree, 'master');
    const key = `education/${school.id}`;
    const accepted = acceptFacts(snapshot, twin, later, new Set([key]));
    expect(valueAt(accepted, degree)).toBe('master');
    const known = advanceTwin(snapshot, later, new Set([key]));
    expect(countTwinUpdates(known, accepted, later, [])).toBe(0);
    const back = acceptFacts(known, accepted, before, new Set([key]));
    expect(valueAt(back, degree)).toBe('master');
    const knownBack = advanceTwin(known, before, new Set([key]));
    expect(twinFactUpdates(knownBack, back, before, [])).toEqual([]);
    expect(textOf(`text:${key}`, knownBack, back, before).state).not.toBe('inStep');
  });
});

describe('marks of the source', () => {
  const marked: RichText = [
    {
      type: 'bullets',
      items: [
        [{ text: 'Cut cost by ' }, { text: '30%', bold: true }],
        [{ text: 'Wrote ' }, { text: 'Atlas', link: 'https://atlas.example/' }, { text: ' alone' }],
      ],
    },
  ];

  it('are on the same names and figures of the translation', () => {
    expect(withMarksOf(marked, '• Reduzi 30% do custo\n• Escrevi o Atlas')).toEqual([
      {
        type: 'bullets',
        items: [
          [{ text: 'Reduzi ' }, { text: '30%', bold: true }, { text: ' do custo' }],
          [{ text: 'Escrevi o ' }, { text: 'Atlas', link: 'https://atlas.example/' }],
        ],
      },
    ]);
  });

  it('are on nothing when the lines cannot be told apart', () => {
    const plain = '• Reduzi 30% do custo e escrevi o Atlas';
    expect(withMarksOf(marked, plain)).toEqual(richTextFromPlain(plain));
  });
});
