import { useLocale, useText } from '../../lib/i18n/i18n.tsx';
import { HeroPicture } from './hero-picture.tsx';
import type { PagePicture } from './pictures.ts';

/** Position of the marked line and of the question below it, which depend on language and paper size. */
const PLACES = {
  'en-US': { ratio: 'aspect-612/792', mark: 'top-[37.8%] w-[49.9%]', note: 'top-[60%]' },
  'pt-BR': { ratio: 'aspect-595/842', mark: 'top-[37%] w-[55.5%]', note: 'top-[64.5%]' },
} as const;

interface HeroSheetProps {
  picture: (name: PagePicture) => string;
}

/** A page as the engine prints it, in stages: written, a line marked, a question in the margin. */
export function HeroSheet({ picture }: HeroSheetProps) {
  const text = useText();
  const { ratio, mark, note } = PLACES[useLocale()];
  return (
    <figure className="hero-sheet relative mx-auto w-full max-w-md md:max-w-none">
      <div className="relative aspect-612/640 overflow-hidden bg-paper shadow-paper">
        <div className={`relative ${ratio}`}>
          <HeroPicture picture={picture} alt={text('landing.sheetCaption')} />
          <span
            className={`hero-mark absolute start-[8.4%] h-[2.1%] bg-[#FFE58A] mix-blend-multiply ${mark}`}
          />
        </div>
        <span className="hero-cover absolute inset-0 bg-paper" />
      </div>
      <figcaption
        className={`hero-note absolute -end-2 grid w-60 gap-1 border-s-4 border-[#FFE58A] bg-surface p-3 text-sm shadow-popover md:-end-6 ${note}`}
      >
        <strong className="font-medium text-balance">{text('landing.noteTitle')}</strong>
        <span className="text-pretty text-muted">{text('landing.noteText')}</span>
      </figcaption>
    </figure>
  );
}
