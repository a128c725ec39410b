import type { PlainKey } from '@lauda/messages';
import { useLocale, useText } from '../../lib/i18n/i18n.tsx';
import type { PagePicture, ProductView } from './pictures.ts';

interface Step {
  title: PlainKey;
  description: PlainKey;
  /** Used when nothing is sold. */
  openDescription?: PlainKey;
  view: ProductView;
  alt: PlainKey;
}

const STEPS: readonly Step[] = [
  {
    title: 'landing.writeTitle',
    description: 'landing.writeDescription',
    view: 'editor',
    alt: 'landing.writeAlt',
  },
  {
    title: 'landing.tailorTitle',
    description: 'landing.tailorDescription',
    view: 'match',
    alt: 'landing.tailorAlt',
  },
  {
    title: 'landing.sendTitle',
    description: 'landing.sendDescription',
    openDescription: 'landing.sendDescriptionOpen',
    view: 'phone',
    alt: 'landing.sendAlt',
  },
];

/** Pixel sizes of the files, to prevent layout shift when they load. */
const SIZES: Record<ProductView, { width: number; height: number; className: string }> = {
  editor: {
    width: 1920,
    height: 1200,
    className: 'w-full max-md:aspect-4/3 max-md:object-cover max-md:object-[60%_0]',
  },
  match: { width: 1050, height: 788, className: 'w-full' },
  phone: { width: 585, height: 1200, className: 'mx-auto w-full max-w-72' },
};

/** A phone shows part of it, at this width. */
const EDITOR_SIZES = '(min-width: 48rem) min(100vw - 4rem, 72rem), 27rem';

interface LandingStepsProps {
  isSelling: boolean;
  picture: (name: PagePicture) => string;
}

/** Screens of the product, in the order users see them. */
export function LandingSteps({ isSelling, picture }: LandingStepsProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <ol className="grid gap-x-12 gap-y-12 md:grid-cols-2 md:gap-y-16">
      {STEPS.map(({ title, description, openDescription, view, alt }, index) => {
        const { width, height, className } = SIZES[view];
        return (
          <li key={title} className={`grid content-start gap-6 ${view === 'editor' ? 'md:col-span-2' : ''}`}>
            <div className="grid grid-cols-[auto_1fr] gap-x-5">
              <span aria-hidden className="row-span-2 font-display text-5xl text-primary tabular-nums">
                {index + 1}
              </span>
              <h3 className="font-display text-2xl tracking-display">{text(title)}</h3>
              <p className="text-pretty text-muted">
                {text(isSelling ? description : (openDescription ?? description))}
              </p>
            </div>
            <div
              className={`overflow-hidden rounded-card border border-border bg-bg ${view === 'phone' ? 'px-4 pt-6' : ''}`}
            >
              <img
                src={picture(`${view}-${locale}.webp`)}
                {...(view === 'editor' && {
                  srcSet: `${picture(`editor-960-${locale}.webp`)} 960w, ${picture(`editor-${locale}.webp`)} 1920w`,
                  sizes: EDITOR_SIZES,
                })}
                alt={text(alt)}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className={`h-auto ${className}`}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
