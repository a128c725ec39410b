import { useText } from '../../lib/i18n/i18n.tsx';
import { RichText } from '../../lib/i18n/rich-text.tsx';
import { faqGroups } from './faq-groups.ts';
import { Questions } from './questions.tsx';

const MAIL_LINK = 'text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-current';

interface FaqViewProps {
  isSelling: boolean;
  supportEmail: string | null;
}

export function FaqView({ isSelling, supportEmail }: FaqViewProps) {
  const text = useText();
  return (
    <article className="mx-auto grid max-w-6xl gap-12 px-4 py-12 md:py-16">
      <header className="grid max-w-3xl gap-3">
        <h1 className="font-display text-4xl tracking-display md:text-5xl">{text('faq.title')}</h1>
        <p className="text-lg text-pretty text-muted">{text('faq.intro')}</p>
      </header>
      {faqGroups(isSelling).map(({ title, questions }) => (
        <section key={title} className="grid gap-x-16 gap-y-4 md:grid-cols-[1fr_2.4fr]">
          <h2 className="font-display text-2xl tracking-display md:pt-2">{text(title)}</h2>
          <Questions questions={questions} />
        </section>
      ))}
      {supportEmail !== null && (
        <section className="grid gap-x-16 gap-y-1 md:grid-cols-[1fr_2.4fr] md:items-baseline">
          <h2 className="font-display text-2xl tracking-display">{text('faq.moreTitle')}</h2>
          <p>
            <RichText
              id="faq.moreText"
              values={{ email: supportEmail }}
              tags={{
                link: (
                  <a href={`mailto:${supportEmail}`} className={MAIL_LINK}>
                    {supportEmail}
                  </a>
                ),
              }}
            />
          </p>
        </section>
      )}
    </article>
  );
}
