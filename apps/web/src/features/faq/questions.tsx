import { useText } from '../../lib/i18n/i18n.tsx';
import type { Question } from './faq-groups.ts';

/** Questions that expand one by one, without a script. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const text = useText();
  return (
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
  );
}
