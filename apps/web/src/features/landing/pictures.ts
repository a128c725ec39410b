import type { Locale } from '@lauda/domain/locale';
import type { TemplateId } from '@lauda/domain/resume/template';

/** A file of the folder `pictures`, which `npm run pages:pictures` draws. */
export type PagePicture =
  | `hero-${720 | 1080}-${Locale}.webp`
  | `share-${Locale}.png`
  | `${TemplateId}-${Locale}.webp`;
