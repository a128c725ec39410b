import type { Template } from '../../template.ts';

export const executiveTemplate: Template = {
  id: 'executive',
  style: 'one-column',
  side: null,
  traits: { photo: 'large', length: 'short', character: 'traditional' },
  nameKey: 'templates.executive',
  descriptionKey: 'templates.executiveDescription',
  measurements: { padding: 60, sectionSpacing: 24, itemSpacing: 11, safeBottomMargin: 8 },
  sizes: { name: 26, heading: 12, body: 10.5 },
  fontPair: 'sourceSerif',
  colors: ['#1b2b4b', '#3f1d2b', '#1f3d34', '#2d2d2d', '#4a3318'],
};
