import { useLocale } from '../../lib/i18n/i18n.tsx';
import type { PagePicture } from './pictures.ts';

const PAPER = { 'en-US': { width: 612, height: 792 }, 'pt-BR': { width: 595, height: 842 } } as const;

interface HeroPictureProps {
  picture: (name: PagePicture) => string;
  alt: string;
  /** For the second use on the page: the browser reuses the loaded file. */
  isLazy?: boolean;
}

export function HeroPicture({ picture, alt, isLazy = false }: HeroPictureProps) {
  const locale = useLocale();
  const small = picture(`hero-720-${locale}.webp`);
  return (
    <img
      src={small}
      srcSet={`${small} 720w, ${picture(`hero-1080-${locale}.webp`)} 1080w`}
      sizes="(min-width: 48rem) 31rem, min(100vw - 2rem, 28rem)"
      alt={alt}
      {...PAPER[locale]}
      {...(isLazy ? { loading: 'lazy' } : { fetchPriority: 'high' })}
      className="h-auto w-full"
    />
  );
}
