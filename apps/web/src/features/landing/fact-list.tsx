import type { PlainKey } from '@lauda/messages';
import { useText } from '../../lib/i18n/i18n.tsx';

interface Fact {
  readonly title: PlainKey;
  readonly description: PlainKey;
  readonly proof: PlainKey;
}

const FACTS: readonly Fact[] = [
  { title: 'landing.aiTitle', description: 'landing.aiDescription', proof: 'landing.aiProof' },
  { title: 'landing.atsTitle', description: 'landing.atsDescription', proof: 'landing.atsProof' },
  { title: 'landing.previewTitle', description: 'landing.previewDescription', proof: 'landing.previewProof' },
  { title: 'landing.keptTitle', description: 'landing.keptDescription', proof: 'landing.keptProof' },
];

/** What the product does, each with how it is known. The fourth stands where others print a testimonial. */
export function FactList() {
  const text = useText();
  return (
    <ul className="grid">
      {FACTS.map(({ title, description, proof }) => (
        <li
          key={title}
          className="grid gap-x-12 gap-y-3 border-t border-border py-8 md:grid-cols-[1fr_1.1fr_1fr] md:py-10"
        >
          <h3 className="font-display text-2xl tracking-display">{text(title)}</h3>
          <p className="text-pretty">{text(description)}</p>
          <p className="border-s-4 border-highlight ps-4 text-sm text-pretty text-muted">
            <strong className="block font-medium text-text">{text('landing.howWeKnow')}</strong>
            {text(proof)}
          </p>
        </li>
      ))}
    </ul>
  );
}
