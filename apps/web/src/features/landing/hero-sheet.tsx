import { useLocale, useText } from '../../lib/i18n/i18n.tsx';
import type { PagePicture } from './pictures.ts';

/** Where the marked line stands on the page, which differs with its length and the size of the paper. */
const PAPER = {
  'en-US': { ratio: 'aspect-612/792', mark: 'top-[36.1%] w-[49.5%]', width: 612, height: 792 },
  'pt-BR': { ratio: 'aspect-595/842', mark: 'top-[35.6%] w-[57%]', width: 595, height: 842 },
} as const;

interface HeroSheetProps {
  picture: (name: PagePicture) => string;
}

/** A page as the engine prints it, taking shape on the desk: written, a line marked, a question in the margin. */
export function HeroSheet({ picture }: HeroSheetProps) {
  const text = useText();
  const locale = useLocale();
  const { ratio, mark, width, height } = PAPER[locale];
  return (
    <figure className="hero-sheet relative mx-auto w-full max-w-md md:max-w-none">
      <div className="relative aspect-612/640 overflow-hidden bg-paper shadow-paper">
        <div className={`relative ${ratio}`}>
          <img
            src={picture(`hero-720-${locale}.webp`)}
            srcSet={`${picture(`hero-720-${locale}.webp`)} 720w, ${picture(`hero-1080-${locale}.webp`)} 1080w`}
            sizes="(min-width: 48rem) 31rem, min(100vw - 2rem, 28rem)"
            alt={text('landing.sheetCaption')}
            width={width}
            height={height}
            fetchPriority="high"
            className="h-auto w-full"
          />
          <span
            className={`hero-mark absolute start-[8.4%] h-[2.1%] bg-[#FFE58A] mix-blend-multiply ${mark}`}
          />
        </div>
        <span className="hero-cover absolute inset-0 bg-paper" />
      </div>
      <figcaption className="hero-note absolute -end-2 bottom-4 grid max-w-60 gap-1 border-s-4 border-highlight bg-surface p-3 text-sm shadow-popover md:-end-6">
        <strong className="font-medium">{text('landing.noteTitle')}</strong>
        <span className="text-muted">{text('landing.noteText')}</span>
      </figcaption>
    </figure>
  );
}
