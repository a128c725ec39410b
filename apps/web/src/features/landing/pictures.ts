import type { Locale } from '@lauda/domain/locale';
import type { TemplateId } from '@lauda/domain/resume/template';

/** Screens of the product at work. */
export type ProductView = 'editor' | 'match' | 'phone';

/** A file of the folder `pictures`, which `npm run pages:pictures` and `npm run product:pictures` write. */
export type PagePicture =
  | `hero-${720 | 1080}-${Locale}.webp`
  | `${ProductView}-${Locale}.webp`
  | `editor-960-${Locale}.webp`
  | `share-${Locale}.png`
  | `${TemplateId}-${Locale}.webp`;
