import type { PlainKey } from '@lauda/messages';
import { useText } from '../../lib/i18n/i18n.tsx';

const SECTIONS: readonly (readonly [title: PlainKey, body: PlainKey])[] = [
  ['howWeTest.keptTitle', 'howWeTest.keptText'],
  ['howWeTest.previewTitle', 'howWeTest.previewText'],
  ['howWeTest.readTitle', 'howWeTest.readText'],
  ['howWeTest.aiTitle', 'howWeTest.aiText'],
  ['howWeTest.matchTitle', 'howWeTest.matchText'],
  ['howWeTest.accessTitle', 'howWeTest.accessText'],
  ['howWeTest.notTitle', 'howWeTest.notText'],
];

/** Test methods and figures, kept off the marketing pages. A line break in a message begins a paragraph. */
export function HowWeTestView() {
  const text = useText();
  return (
    <article className="mx-auto grid max-w-6xl gap-12 px-4 py-12 md:py-16">
      <header className="grid max-w-3xl gap-3">
        <h1 className="font-display text-4xl tracking-display md:text-5xl">{text('howWeTest.title')}</h1>
        <p className="text-lg text-pretty text-muted">{text('howWeTest.intro')}</p>
      </header>
      {SECTIONS.map(([title, body]) => (
        <section
          key={title}
          className="grid gap-x-16 gap-y-3 border-t border-border pt-6 md:grid-cols-[1fr_2.4fr]"
        >
          <h2 className="font-display text-2xl tracking-display text-balance">{text(title)}</h2>
          <div className="grid gap-3">
            {text(body)
              .split('\n')
              .map((paragraph) => (
                <p key={paragraph} className="max-w-prose text-pretty">
                  {paragraph}
                </p>
              ))}
          </div>
        </section>
      ))}
    </article>
  );
}
