import type { LegalLines, LegalPart } from '@lauda/contract/site/legal';
import type { Locale } from '@lauda/domain/locale';
import type { PlainKey } from '@lauda/messages';
import { useLocale, useText } from '../../lib/i18n/i18n.tsx';
import { RichText } from '../../lib/i18n/rich-text.tsx';

export type LegalSection = readonly [
  id: string,
  title: PlainKey,
  body: PlainKey,
  /** Parts added by the installation's settings. */
  ...parts: LegalPart[],
];

interface LegalTextProps {
  title: PlainKey;
  /** Date of the text's last change. */
  date: string;
  intro: PlainKey;
  sections: readonly LegalSection[];
  supportEmail: string | null;
  lines: LegalLines;
}

const LINK = 'text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-current';

const longDate = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** A legal text with a table of contents beside it; a line break in a message begins a paragraph. */
export function LegalText({ title, date, intro, sections, supportEmail, lines }: LegalTextProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <article className="mx-auto grid max-w-6xl gap-x-16 gap-y-10 px-4 py-12 md:grid-cols-[1fr_2.4fr] md:py-16">
      <header className="grid gap-3 md:col-start-2">
        <h1 className="font-display text-4xl tracking-display md:text-5xl">{text(title)}</h1>
        <p className="text-sm text-muted">{text('legal.updated', { date: longDate(date, locale) })}</p>
        <p className="text-lg text-pretty text-muted">{text(intro)}</p>
      </header>
      <nav aria-labelledby="legal-contents" className="md:sticky md:top-24 md:row-start-2 md:self-start">
        <h2 id="legal-contents" className="text-sm font-semibold">
          {text('legal.contents')}
        </h2>
        <ol className="mt-2 grid border-t border-border pt-2 text-sm">
          {sections.map(([id, heading]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-8 items-center text-muted hover:text-text hover:underline max-md:min-h-10"
              >
                {text(heading)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-8 md:col-start-2 md:row-start-2">
        {sections.map(([id, heading, body, ...parts]) => (
          <section key={id} id={id} className="grid gap-2">
            <h2 className="font-display text-2xl tracking-display">{text(heading)}</h2>
            {[...text(body).split('\n'), ...parts.flatMap((part) => lines[part])].map((paragraph) => (
              <p key={paragraph} className="max-w-prose text-pretty wrap-anywhere">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        {supportEmail !== null && (
          <section className="grid gap-2">
            <h2 className="font-display text-2xl tracking-display">{text('legal.contactTitle')}</h2>
            <p>
              <RichText
                id="legal.contactText"
                values={{ email: supportEmail }}
                tags={{
                  link: (
                    <a href={`mailto:${supportEmail}`} className={LINK}>
                      {supportEmail}
                    </a>
                  ),
                }}
              />
            </p>
          </section>
        )}
      </div>
    </article>
  );
}
