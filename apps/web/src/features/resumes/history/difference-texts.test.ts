import { setAt } from '@lauda/domain/resume/path';
import { sampleResume } from '@lauda/domain/resume/sample';
import { describe, expect, it } from 'vitest';
import { loadTranslator } from '../../../lib/i18n/i18n.tsx';
import { changeLines } from './difference-texts.ts';

const base = sampleResume('en-US');
const english = await loadTranslator('en-US');
const portuguese = await loadTranslator('pt-BR');

describe('what changed, in words', () => {
  it('names section, entry and field, with the words before and after', () => {
    const after = setAt(base, ['experience', 'sample-1', 'position'], 'Head');
    expect(changeLines(base, after, english.text)).toMatchObject([
      {
        kind: 'changed',
        place: 'Experience · Head, Harborline Freight Software – Position',
        before: 'Product Operations Manager',
        after: 'Head',
      },
    ]);
    expect(changeLines(base, after, portuguese.text)[0]?.place).toBe(
      'Experiência · Head, Harborline Freight Software – Cargo',
    );
  });

  it('tells what came, went and moved by the entry’s own name', () => {
    const [first, second, third] = base.skills;
    const after = setAt(
      base,
      ['skills'],
      [third, second, { id: 'n', name: 'Sailing', skillLevelId: '', group: '' }],
    );
    expect(changeLines(base, after, english.text).map(({ kind, place }) => `${kind} ${place}`)).toEqual([
      `removed Skills · ${first?.name}`,
      'added Skills · Sailing',
      'moved Skills',
    ]);
  });

  it('calls a contact by its name, and no key by itself', () => {
    const contact = { id: 'c', kind: 'drivingLicense', label: '', value: 'B' } as const;
    const resume = { ...base, language: 'pt-BR', contacts: [contact] } as const;
    const other = { ...resume, contacts: [{ ...contact, kind: 'other', label: 'Mastodon' }] } as const;
    expect(
      changeLines({ ...base, contacts: [] }, { ...base, contacts: [contact] }, english.text),
    ).toMatchObject([{ kind: 'added', place: 'Contact fields · Driver’s license' }]);
    expect(changeLines(resume, other, portuguese.text)).toMatchObject([
      { place: 'Contatos · Mastodon – Tipo', before: 'CNH' },
      { place: 'Contatos · Mastodon – Nome' },
    ]);
    const leveled = setAt(base, ['skills', base.skills[0]?.id ?? '', 'skillLevelId'], 'advanced');
    expect(changeLines(base, leveled, english.text)).toMatchObject([{ before: 'Expert', after: 'Advanced' }]);
  });

  it('gives no words for how it looks', () => {
    const after = { ...base, templateId: 'modern', theme: { ...base.theme, color: '#123456' } } as const;
    expect(changeLines(base, after, english.text)).toMatchObject([
      { place: 'Template', before: null, after: null },
      { place: 'Design – Color', before: null, after: null },
    ]);
  });
});
