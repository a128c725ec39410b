import { useText } from '../../lib/i18n/i18n.tsx';
import { RichText } from '../../lib/i18n/rich-text.tsx';
import { FAQ_GROUPS } from './faq-groups.ts';

const MAIL_LINK = 'text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-current';

export function FaqView({ supportEmail }: { supportEmail: string | null }) {
  const text = useText();
  return (
    <article className="mx-auto grid max-w-6xl gap-12 px-4 py-12 md:py-16">
      <header className="grid max-w-3xl gap-3">
        <h1 className="font-display text-4xl tracking-display md:text-5xl">{text('faq.title')}</h1>
        <p className="text-lg text-pretty text-muted">{text('faq.intro')}</p>
      </header>
      {FAQ_GROUPS.map(({ title, questions }) => (
        <section key={title} className="grid gap-x-16 gap-y-4 md:grid-cols-[1fr_2.4fr]">
          <h2 className="font-display text-2xl tracking-display md:pt-2">{text(title)}</h2>
          <div className="divide-y divide-border border-y border-border">
            {questions.map(([question, answer]) => (
              <details key={question} className="group">
                <summary className="flex min-h-12 list-none items-center gap-4 py-3 font-medium group-open:text-primary">
                  <span className="flex-1 text-pretty">{text(question)}</span>
                  <span
                    aria-hidden
                    className="text-2xl leading-none text-muted transition-transform group-open:rotate-45"
                  >
                    +
                  </span>
                </summary>
                <p className="max-w-prose pb-5 text-pretty text-muted">{text(answer)}</p>
              </details>
            ))}
          </div>
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
