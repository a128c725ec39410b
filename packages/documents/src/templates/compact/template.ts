import type { Template } from '../../template.ts';

export const compactTemplate: Template = {
  id: 'compact',
  style: 'one-column',
  side: null,
  traits: { photo: 'small', length: 'long', character: 'modern' },
  nameKey: 'templates.compact',
  descriptionKey: 'templates.compactDescription',
  measurements: { padding: 36, sectionSpacing: 12, itemSpacing: 5, safeBottomMargin: 10 },
  sizes: { name: 18, heading: 11, body: 9.5 },
  fontPair: 'sourceSans',
  colors: ['#1f2a37', '#0f4c81', '#7a2e2e', '#2f5233', '#4b3f72'],
};
