import type { Template } from '../../template.ts';

export const editorialTemplate: Template = {
  id: 'editorial',
  style: 'one-column',
  side: null,
  traits: { photo: 'large', length: 'short', character: 'expressive' },
  nameKey: 'templates.editorial',
  descriptionKey: 'templates.editorialDescription',
  measurements: { padding: 58, sectionSpacing: 20, itemSpacing: 10, safeBottomMargin: 10 },
  sizes: { name: 34, heading: 15, body: 10 },
  fontPair: 'serif',
  colors: ['#7a1e2c', '#1e3a5f', '#2f4f3a', '#5a4632', '#1f1f1f'],
};
