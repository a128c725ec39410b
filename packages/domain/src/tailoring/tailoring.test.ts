import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '../resume/rich-text.ts';
import { sampleResume } from '../resume/sample.ts';
import { normaliseResume } from '../resume/schema.ts';
import { applyChanges } from './apply-changes.ts';
import { passageAt, passagesOf } from './passages.ts';
import { tailoringReadiness } from './readiness.ts';
import { isResumeName } from './resume-name.ts';
import { rewriteText } from './rewrite-text.ts';
import { newSkillNames, skillNames } from './skill-lines.ts';
import { wordDiff } from './word-diff.ts';

const RESUME = sampleResume('en-US');

describe('[TAI-01] a resume can be tailored', () => {
  const person = { firstName: 'Ana', lastName: 'Lima' };
  it('when it has personal info with both names and one of experience, education and skills', () => {
    for (const list of ['experience', 'education', 'skills'])
      expect(tailoringReadiness({ personalInfo: person, [list]: [{}] })).toEqual({ ok: true });
  });
  it.each([
    ['no-personal-info', null],
    ['no-personal-info', { skills: [{}] }],
    ['no-first-name', { personalInfo: { ...person, firstName: ' ' }, skills: [{}] }],
    ['no-last-name', { personalInfo: { ...person, lastName: '' }, skills: [{}] }],
    ['no-content', { personalInfo: person }],
    ['no-content', { personalInfo: person, experience: [], education: [], skills: [] }],
  ])('and otherwise says why: %s', (reason, resume) => {
    expect(tailoringReadiness(resume)).toEqual({ ok: false, reason });
  });
});

describe('passages', () => {
  it('are found by the paths that proofs have', () => {
    const passages = passagesOf(RESUME);
    const at = (path: string) => passageAt(passages, path)?.path ?? null;
    expect(at('experience/sample-2/description')).toBe('experience/sample-2/description');
    expect(at('experience/sample-2/position')).toBe('experience/sample-2/description');
    expect(at('skills/sample-1')).toBe('skills');
    expect(at('personalInfo/summary')).toBe('personalInfo/summary');
    expect(at('personalInfo/jobTitle')).toBeNull();
    expect(at('languages/sample-1')).toBeNull();
  });
});

describe('a changed text', () => {
  it('keeps the marks of lines that stay, in whatever order', () => {
    const original = normaliseResume(
      {
        personalInfo: {
          summary: [
            {
              type: 'bullets',
              items: [
                [{ text: 'Led ' }, { text: 'audits', bold: true }],
                [{ text: 'See ' }, { text: 'work', link: 'https://ana.example' }],
              ],
            },
          ],
        },
      },
      { language: 'en-US' },
    ).personalInfo.summary;
    const [bullets] = original;
    const changed = rewriteText(original, '• See work\n• Led audits\n• New line');
    expect(plainText(changed)).toBe('• See work\n• Led audits\n• New line');
    if (bullets?.type !== 'bullets' || changed[0]?.type !== 'bullets') throw new Error('no list');
    expect(changed[0].items.slice(0, 2)).toEqual([bullets.items[1], bullets.items[0]]);
  });
});

describe('skills in lines', () => {
  it('are read once each, and new ones are told from known ones in any case', () => {
    expect(skillNames('SQL\n\n• Excel\nsql ')).toEqual(['sql', 'Excel']);
    expect(newSkillNames([{ name: 'SQL' }], 'sql\nExcel')).toEqual(['Excel']);
  });
});

describe('applying changes', () => {
  it('changes nothing else, and never the resume it is given', () => {
    const texts = fc.array(fc.stringMatching(/^[\w ]{0,30}$/), { maxLength: 3 });
    const frozen = JSON.stringify(RESUME);
    fc.assert(
      fc.property(
        fc.subarray(passagesOf(RESUME).filter(({ path }) => path !== 'skills')),
        texts,
        (some, words) => {
          const changes = some.map(({ path, text }, index) => ({
            path,
            before: text,
            after: words[index % Math.max(words.length, 1)] ?? 'Other',
            levels: {},
          }));
          const applied = applyChanges(RESUME, changes);
          if (!applied.ok) throw new Error(applied.reason);
          const changed = new Set(changes.map(({ path }) => path));
          const unchanged = (resume: typeof RESUME) =>
            passagesOf(resume).filter(({ path }) => !changed.has(path));
          expect(unchanged(applied.resume)).toEqual(unchanged(RESUME));
          const without = ({ personalInfo, experience, education, ...rest }: typeof RESUME) => ({
            ...rest,
            personalInfo: { ...personalInfo, summary: [] },
            experience: experience.map((entry) => ({ ...entry, description: [] })),
            education: education.map((entry) => ({ ...entry, description: [] })),
          });
          expect(without(applied.resume)).toEqual(without(RESUME));
          expect(JSON.stringify(RESUME)).toBe(frozen);
        },
      ),
    );
  });
});

describe('[TAI-03] a name', () => {
  it('is one line with a letter or a digit in it', () => {
    for (const name of ['Aurora', ' 2026 ', 'Currículo – São Paulo', 'x'.repeat(120)])
      expect(isResumeName(name)).toBe(true);
    for (const name of ['', '  ', '…', 'a\nb', 'a\u0000', 'x'.repeat(121), '\ud800a'])
      expect(isResumeName(name)).toBe(false);
  });
});

describe('the difference of two texts', () => {
  const join = (parts: ReturnType<typeof wordDiff>, leaveOut: string) =>
    parts
      .filter(({ kind }) => kind !== leaveOut)
      .map(({ text }) => text)
      .join('');

  it('is told word by word', () => {
    expect(wordDiff('Built weekly reports in SQL', 'Built daily reports in SQL and Excel')).toEqual([
      { kind: 'same', text: 'Built ' },
      { kind: 'removed', text: 'weekly' },
      { kind: 'added', text: 'daily' },
      { kind: 'same', text: ' reports in SQL' },
      { kind: 'added', text: ' and Excel' },
    ]);
  });

  it('is both texts, whatever they are', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b ', ' ', '\n', 'c, ', '• ', '日本'), { maxLength: 30 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDiff(before, after);
        expect(join(parts, 'added')).toBe(before);
        expect(join(parts, 'removed')).toBe(after);
      }),
    );
  });
});
