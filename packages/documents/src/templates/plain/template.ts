import type { Template } from '../../template.ts';

export const plainTemplate: Template = {
  id: 'plain',
  style: 'one-column',
  side: null,
  traits: { photo: 'small', length: 'short', character: 'traditional' },
  nameKey: 'templates.plain',
  descriptionKey: 'templates.plainDescription',
  measurements: { padding: 60, sectionSpacing: 15, itemSpacing: 8, safeBottomMargin: 10 },
  sizes: { name: 11, heading: 11, body: 11 },
  fontPair: 'sourceSans',
  colors: ['#111111', '#1f2937', '#3b3b3b', '#2b2118'],
};
