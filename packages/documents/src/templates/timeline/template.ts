import type { Template } from '../../template.ts';

export const timelineTemplate: Template = {
  id: 'timeline',
  style: 'gutter',
  side: null,
  traits: { photo: 'small', length: 'short', character: 'modern' },
  nameKey: 'templates.timeline',
  descriptionKey: 'templates.timelineDescription',
  measurements: { padding: 48, sectionSpacing: 18, itemSpacing: 10, safeBottomMargin: 12 },
  sizes: { name: 22, heading: 12, body: 10 },
  fontPair: 'plexSans',
  colors: ['#155e75', '#9a3412', '#3f6212', '#5b3a8c', '#374151'],
};
