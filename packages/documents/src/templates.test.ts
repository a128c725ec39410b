import { existsSync } from 'node:fs';
import { sampleResume } from '@lauda/domain/resume/sample';
import { placeSection } from '@lauda/domain/resume/section-places';
import { FONT_PAIRS, PAGE_SIZES } from '@lauda/domain/resume/theme';
import { TEMPLATE_IDS, templateOfPlan } from '@lauda/domain/resume/template';
import { readCatalogue } from '@lauda/messages/node';
import { describe, expect, it } from 'vitest';
import { columnsOf, placeOf } from './content/layout.ts';
import { FALLBACK_MEASUREMENTS } from './template.ts';
import { TEMPLATES } from './templates.ts';

describe('[DOC-01] templates', () => {
  it('are at least six, of more than one kind, each with a name, a description and a picture', () => {
    expect(TEMPLATE_IDS.length).toBeGreaterThanOrEqual(6);
    expect(new Set(Object.values(TEMPLATES).map(({ style }) => style)).size).toBeGreaterThan(2);
    for (const locale of ['en-US', 'pt-BR']) {
      const texts = readCatalogue(locale);
      for (const id of TEMPLATE_IDS) {
        const { nameKey, descriptionKey } = TEMPLATES[id];
        expect(texts[nameKey], nameKey).toBeDefined();
        expect(texts[descriptionKey], descriptionKey).toBeDefined();
      }
    }
    for (const id of TEMPLATE_IDS)
      expect(existsSync(new URL(`templates/${id}/thumbnail.png`, import.meta.url)), id).toBe(true);
  });

  it('[TPL-01] [TPL-09] have two columns in five of fourteen, and each is a folder that says for whom it is made', () => {
    expect(TEMPLATE_IDS).toHaveLength(14);
    expect(TEMPLATE_IDS.filter((id) => columnsOf(id) === 2).length).toBeGreaterThanOrEqual(5);
    for (const id of TEMPLATE_IDS)
      for (const file of ['intent.md', 'template.ts', 'template.typ', 'thumbnail.png'])
        expect(existsSync(new URL(`templates/${id}/${file}`, import.meta.url)), `${id}/${file}`).toBe(true);
  });

  it('[TPL-02] place sections as the person chose, else as they do themselves; one column has no side', () => {
    const resume = { ...sampleResume('en-US'), templateId: 'rail' } as const;
    expect(placeOf(resume, 'skills')).toBe('side');
    const moved = placeSection(placeSection(resume, 'skills', 'main'), 'education', 'side');
    expect([placeOf(moved, 'skills'), placeOf(moved, 'education')]).toEqual(['main', 'side']);
    expect(placeOf({ ...moved, templateId: 'classic' }, 'education')).toBe('main');
    expect(placeOf({ ...moved, templateId: 'simple' }, 'education')).toBe('side');
  });

  it('have the measurements that were promised', () => {
    expect(TEMPLATES.simple).toMatchObject({
      style: 'split-panel',
      measurements: { padding: 48, sectionSpacing: 20, itemSpacing: 8, safeBottomMargin: 15 },
    });
    expect(FALLBACK_MEASUREMENTS).toEqual({
      padding: 20,
      sectionSpacing: 20,
      itemSpacing: 8,
      safeBottomMargin: 15,
    });
  });

  it('come in two sizes of paper, several colours and pairs of fonts', () => {
    expect(PAGE_SIZES).toEqual(expect.arrayContaining(['a4', 'letter']));
    expect(FONT_PAIRS.length).toBeGreaterThan(2);
    for (const id of TEMPLATE_IDS) expect(new Set(TEMPLATES[id].colors).size, id).toBeGreaterThanOrEqual(4);
  });

  it('are all for Pro, and Simple for everybody', () => {
    for (const id of TEMPLATE_IDS) {
      expect(templateOfPlan(id, true)).toBe(id);
      expect(templateOfPlan(id, false)).toBe('simple');
    }
  });
});
