import type { PlainKey } from '@lauda/messages';
import { TEMPLATE_IDS, type TemplateId } from '@lauda/domain/resume/template';
import { useLocale, useText } from '../../lib/i18n/i18n.tsx';
import type { PagePicture } from './pictures.ts';

const NAMES: Readonly<Record<TemplateId, readonly [name: PlainKey, description: PlainKey]>> = {
  simple: ['templates.simple', 'templates.simpleDescription'],
  classic: ['templates.classic', 'templates.classicDescription'],
  modern: ['templates.modern', 'templates.modernDescription'],
  compact: ['templates.compact', 'templates.compactDescription'],
  executive: ['templates.executive', 'templates.executiveDescription'],
  timeline: ['templates.timeline', 'templates.timelineDescription'],
  rail: ['templates.rail', 'templates.railDescription'],
  swiss: ['templates.swiss', 'templates.swissDescription'],
  banner: ['templates.banner', 'templates.bannerDescription'],
  technical: ['templates.technical', 'templates.technicalDescription'],
  scholar: ['templates.scholar', 'templates.scholarDescription'],
  portrait: ['templates.portrait', 'templates.portraitDescription'],
  editorial: ['templates.editorial', 'templates.editorialDescription'],
  plain: ['templates.plain', 'templates.plainDescription'],
};

export function TemplateShowcase({ picture }: { picture: (name: PagePicture) => string }) {
  const text = useText();
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-8 md:gap-y-12">
      {TEMPLATE_IDS.map((id) => {
        const [name, description] = NAMES[id];
        return (
          <li key={id} className="grid content-start gap-3">
            <div className="aspect-4/5 overflow-hidden bg-paper shadow-paper">
              <img
                src={picture(`${id}-${locale}.webp`)}
                alt={text('landing.thumbnailAlt', { name: text(name) })}
                width={420}
                height={locale === 'pt-BR' ? 594 : 544}
                loading="lazy"
                className="h-auto w-full"
              />
            </div>
            <div>
              <h3 className="font-display text-xl tracking-display">{text(name)}</h3>
              <p className="text-sm text-balance text-muted">{text(description)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
