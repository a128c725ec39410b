import { TEMPLATES } from '@lauda/documents/browser';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { useLocale, useText } from '../../lib/i18n/i18n.tsx';
import type { PagePicture } from './pictures.ts';

export function TemplateShowcase({ picture }: { picture: (name: PagePicture) => string }) {
  const text = useText();
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-8 md:gap-y-12">
      {TEMPLATE_IDS.map((id) => {
        const { nameKey, descriptionKey } = TEMPLATES[id];
        return (
          <li key={id} className="grid content-start gap-3">
            <div className="aspect-4/5 overflow-hidden bg-paper shadow-paper">
              <img
                src={picture(`${id}-${locale}.webp`)}
                alt={text('landing.thumbnailAlt', { name: text(nameKey) })}
                width={420}
                height={locale === 'pt-BR' ? 594 : 544}
                loading="lazy"
                className="h-auto w-full"
              />
            </div>
            <div>
              <h3 className="font-display text-xl tracking-display">{text(nameKey)}</h3>
              <p className="text-sm text-balance text-muted">{text(descriptionKey)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
