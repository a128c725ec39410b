import { describe, expect, it } from 'vitest';
import { line } from '../resume/shapes/leaf-shapes.ts';
import type { Resume } from '../resume/resume.ts';
import { RESUME_SHAPE } from '../resume/shapes/resume-shape.ts';
import { richText } from '../resume/shapes/rich-text-shape.ts';
import { normaliseResume } from '../resume/schema.ts';
import { type ListShape, type ObjectShape, object, names, type Shape } from '../resume/shapes/shape.ts';
import { changedPassages, passagesOf } from './passages.ts';

const RESUME = normaliseResume(
  {
    experience: [{ id: 'e1', company: 'Aurora' }],
    education: [{ id: 's1', school: 'Vale' }],
    projects: [{ id: 'p1', name: 'Site' }],
    languages: [{ id: 'l1', name: 'English' }],
    certifications: [{ id: 'c1', name: 'PMP' }],
    customSections: [{ id: 'x1', title: 'Awards', items: [{ id: 'i1', title: 'Prize' }] }],
  },
  { language: 'en-US' },
);

const withField = (shape: ObjectShape<unknown>, name: string, field: Shape): ObjectShape<unknown> => ({
  ...shape,
  fields: new Map([...shape.fields, [name, field]]),
});

/** Each field, down to the fields of entries, with the keys of the passages that contain it. */
function keysByField(shape: ObjectShape<unknown>, resume: Resume): Map<string, string[]> {
  const passages = passagesOf(resume, shape);
  const found = new Map<string, string[]>();
  const look = (field: Shape, path: readonly string[], above: string[]) => {
    const own = passages
      .filter(({ kind, paths }) => kind === 'fields' && paths.some((one) => one.join('/') === path.join('/')))
      .map(({ key }) => key);
    const keys = [...above, ...own];
    if (field.kind === 'object') for (const [name, inner] of field.fields) look(inner, [...path, name], keys);
    else if (field.kind === 'list' && keys.length === 0) {
      const entries = path.reduce<unknown>(
        (value, name) =>
          Array.isArray(value)
            ? value.find(({ id }: { id: string }) => id === name)
            : (value as Record<string, unknown>)[name],
        resume,
      );
      for (const { id } of (entries ?? []) as { id: string }[])
        for (const [name, inner] of field.item.fields)
          if (name !== 'id') look(inner, [...path, id, name], keys);
    } else if (field.kind !== 'stamp') found.set(path.join('/'), keys);
  };
  for (const [name, field] of shape.fields) look(field, [name], []);
  return found;
}

describe('passages', () => {
  it('hold every field once, but title, language and the version of the form', () => {
    const none = [...keysByField(RESUME_SHAPE, RESUME)].filter(([, keys]) => keys.length !== 1);
    expect(none).toEqual([
      ['schemaVersion', []],
      ['title', []],
      ['language', []],
    ]);
  });

  it('have a place for a field that the form gains, wherever it is', () => {
    const experience = RESUME_SHAPE.fields.get('experience') as ListShape<unknown>;
    const personalInfo = RESUME_SHAPE.fields.get('personalInfo') as ObjectShape<unknown>;
    const gained: [string, ObjectShape<unknown>][] = [
      ['motto', withField(RESUME_SHAPE, 'motto', line(10))],
      [
        'tags',
        withField(
          RESUME_SHAPE,
          'tags',
          names((value): value is string => value !== '', 3),
        ),
      ],
      ['letter', withField(RESUME_SHAPE, 'letter', richText)],
      ['licence/number', withField(RESUME_SHAPE, 'licence', object({ number: line(10) }))],
      [
        'personalInfo/pronouns',
        withField(RESUME_SHAPE, 'personalInfo', withField(personalInfo, 'pronouns', line(9))),
      ],
      [
        'experience/e1/team',
        withField(RESUME_SHAPE, 'experience', {
          ...experience,
          item: withField(experience.item, 'team', line(9)),
        }),
      ],
      [
        'experience/e1/results',
        withField(RESUME_SHAPE, 'experience', {
          ...experience,
          item: withField(experience.item, 'results', richText),
        }),
      ],
    ];
    for (const [path, shape] of gained) expect(keysByField(shape, RESUME).get(path), path).toHaveLength(1);
  });

  it('have the keys that links and decisions are stored with', () => {
    expect(passagesOf(RESUME).map(({ key }) => key)).toEqual([
      'personalInfo',
      'personalInfo/summary',
      'contacts',
      'experience/e1',
      'experience/e1/description',
      'experience/order',
      'education/s1',
      'education/s1/description',
      'education/order',
      'skills',
      'projects/p1',
      'projects/p1/description',
      'projects/order',
      'languages/l1',
      'languages/order',
      'certifications/c1',
      'certifications/order',
      'customSections/x1',
      'customSections/x1/items/i1',
      'customSections/x1/items/i1/description',
      'customSections/x1/items/order',
      'customSections/order',
      'design',
      'sections',
    ]);
  });

  it('differ where the documents do', () => {
    const changed = normaliseResume(
      {
        ...RESUME,
        title: 'Another',
        language: 'pt-BR',
        personalInfo: { ...RESUME.personalInfo, city: 'Recife' },
        experience: [
          { id: 'e2', company: 'Boreal' },
          { ...RESUME.experience[0], description: 'Led.' },
        ],
        certifications: [],
      },
      { language: 'en-US' },
    );
    expect(changedPassages(RESUME, changed).map(({ key, kind }) => [key, kind])).toEqual([
      ['personalInfo', 'fields'],
      ['experience/e2', 'entry'],
      ['experience/e1/description', 'fields'],
      ['certifications/c1', 'entry'],
    ]);
    expect(changedPassages(RESUME, structuredClone(RESUME))).toEqual([]);
  });
});
