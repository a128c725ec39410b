import type { Locale } from '@lauda/domain/locale';
import type { TemplateId } from '@lauda/domain/resume/template';

/** Screenshots of the product. */
export type ProductView = 'editor' | 'match' | 'phone';

/** A file in the folder `pictures`, written by `npm run pages:pictures` and `npm run product:pictures`. */
export type PagePicture =
  | `hero-${720 | 1080}-${Locale}.webp`
  | `${ProductView}-${Locale}.webp`
  | `editor-960-${Locale}.webp`
  | `share-${Locale}.png`
  | `${TemplateId}-${Locale}.webp`;
